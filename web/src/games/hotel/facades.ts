/** Ten houses, one for each rule: roof, walls and what stands on the ridge. */
export type House = { wall: string; shade: string; roof: string; edge: string; shape: 'mansard' | 'steps' | 'keep' | 'chapel' | 'waves' | 'gables' }

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
  mansard: 'M2 50L20 12H344L362 50Z',
  steps: 'M6 50V34H20V22H36V10H328V22H344V34H358V50Z',
  keep: 'M6 50V8H26V18H46V8H66V18H298V8H318V18H338V8H358V50Z',
  chapel: 'M2 50L14 30L38 0L62 30L68 18H344L362 50Z',
  waves: 'M2 50C10 20 34 8 60 8H304C330 8 354 20 362 50Z',
  gables: 'M2 50L34 6L66 34V16H298V34L330 6L362 50Z',
}
