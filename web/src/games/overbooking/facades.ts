/** Ten houses, one for each rule: roof, walls and what stands on the ridge. */
export type House = {
  wall: string
  shade: string
  roof: string
  edge: string
  shape: 'mansard' | 'steps' | 'keep' | 'chapel' | 'waves' | 'gables'
}

const houses: Record<string, House> = {
  none: { wall: '#d9a066', shade: '#b97f49', roof: '#8c3f33', edge: '#6d2e26', shape: 'mansard' },
  'small-only': { wall: '#c7b48a', shade: '#a3906a', roof: '#4f7a6a', edge: '#3a5d50', shape: 'waves' },
  'large-only': { wall: '#b98a7a', shade: '#98695a', roof: '#4a5578', edge: '#374060', shape: 'gables' },
  'first-face-up': { wall: '#a9b8a0', shade: '#86967d', roof: '#7a4a63', edge: '#5d364a', shape: 'steps' },
  'second-face-up': { wall: '#a7b3c4', shade: '#8491a5', roof: '#94603a', edge: '#744828', shape: 'gables' },
  'monks-first': { wall: '#c9b6a0', shade: '#a6927b', roof: '#5b4a63', edge: '#43364b', shape: 'chapel' },
  'soldiers-first': { wall: '#aeb3b5', shade: '#8b9194', roof: '#6f777c', edge: '#565d61', shape: 'keep' },
  'no-soldiers': { wall: '#d3b0a0', shade: '#b18c7c', roof: '#3f6a7e', edge: '#2e5162', shape: 'waves' },
  'no-back-door': { wall: '#bfa9bf', shade: '#9c859c', roof: '#7d3b4c', edge: '#602b39', shape: 'steps' },
  'two-crests': { wall: '#c9bd8e', shade: '#a6996b', roof: '#54683a', edge: '#3f502b', shape: 'mansard' },
}

export const houseOf = (rule: string): House => houses[rule] ?? houses.none!

/** The outline of each roof over a house of 364 by 140. */
export const ROOFS: Record<House['shape'], string> = {
  mansard: 'M2 50L20 6H344L362 50Z',
  steps: 'M6 50V32H26V18H120V8H150V0H214V8H244V18H338V32H358V50Z',
  keep: 'M6 50V4H34V13H62V4H90V13H118V4H146V13H174V4H202V13H230V4H258V13H286V4H314V13H334V4H358V50Z',
  chapel: 'M2 50L12 34L36 2L60 34L74 10H330L362 50Z',
  waves: 'M2 50C8 18 40 14 62 16C84 4 120 4 142 12C166 0 206 0 226 12C250 4 286 4 304 16C326 14 356 18 362 50Z',
  gables: 'M2 50L34 4L66 30L98 12L124 26L182 -6L240 26L266 12L298 30L330 4L362 50Z',
}
