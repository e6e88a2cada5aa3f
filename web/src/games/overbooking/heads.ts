/** Where the heads of a guest's card are and how large, by how many there are: x, y of the face. */
export type Heads = [number, [number, number][]]

export const HEADS: Heads[] = [
  [1.1, [[50, 66]]],
  [
    0.72,
    [
      [28, 70],
      [71, 70],
    ],
  ],
  [
    0.58,
    [
      [50, 54],
      [25, 80],
      [75, 80],
    ],
  ],
  [
    0.52,
    [
      [33, 55],
      [67, 55],
      [22, 84],
      [78, 84],
    ],
  ],
  [
    0.45,
    [
      [32, 58],
      [68, 58],
      [20, 87],
      [50, 87],
      [80, 87],
    ],
  ],
  [
    0.45,
    [
      [20, 60],
      [50, 56],
      [80, 60],
      [20, 88],
      [50, 88],
      [80, 88],
    ],
  ],
]

/** For small cards: one head under a large number. */
export const BRIEFLY: Heads = [0.78, [[54, 84]]]

/** For a fan: one head beside what stands at the left edge. */
export const AT_EDGE: Heads = [0.74, [[66, 84]]]
