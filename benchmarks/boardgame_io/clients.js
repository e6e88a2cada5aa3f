// Two clients a match, each moving as fast as it is answered, or after a pause. Usage: PORT MATCHES SECONDS PAUSE_MS
const { io } = require('socket.io-client')

const [port, matches, seconds, pause] = process.argv.slice(2).map(Number)
let running = false
let waits = []

function sit(match, seat) {
  return new Promise((seated) => {
    const socket = io(`http://127.0.0.1:${port}/cards`, { transports: ['websocket'] })
    let state
    let sent = 0
    const act = () => {
      if (!running || sent || state.ctx.currentPlayer !== seat) return
      const payload = { type: 'place', args: [state.G.turns % 12], playerID: seat }
      sent = performance.now()
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, seat)
    }
    socket.on('connect', () => socket.emit('sync', match, seat, undefined, 2))
    socket.on('sync', (_match, { state: first }) => {
      state = first
      seated(act)
    })
    socket.on('update', (_match, next) => {
      state = next
      if (sent && running) waits.push(performance.now() - sent)
      sent = 0
      if (pause) setTimeout(act, pause)
      else act()
    })
  })
}

const sleep = (time) => new Promise((wake) => setTimeout(wake, time))

async function main() {
  const seats = []
  for (let number = 0; number < matches; number++)
    for (const seat of ['0', '1']) seats.push(await sit(`${process.pid}-${number}`, seat))
  running = true
  seats.forEach((act, number) => setTimeout(act, (pause * number) / seats.length))
  await sleep(1000)
  waits = []
  const began = performance.now()
  await sleep(1000 * seconds)
  const took = (performance.now() - began) / 1000
  const found = waits.sort((one, other) => one - other)
  const at = (part) => found[Math.floor(part * found.length)]
  console.log(JSON.stringify([found.length / took, at(0.5), at(0.99)]))
  process.exit(0)
}

main()
