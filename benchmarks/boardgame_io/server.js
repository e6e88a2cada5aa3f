// boardgame.io with the smallest game of cards that two can play forever; everything is kept in memory.
const { Origins, Server } = require('boardgame.io/server')

const cards = {
  name: 'cards',
  setup: () => ({ line: [], turns: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, card) => {
      G.turns += 1
      if (G.line.push([playerID, card]) > 12) G.line = []
    },
  },
}

Server({ games: [cards], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]))
