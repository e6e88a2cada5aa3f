/** What each event counts, as a few seats: letters for passengers, a dot for an empty seat, a star where it counts. */
export type Scene = { rows: string[]; marked?: string[]; window?: boolean; minus?: boolean }

export const SCENES: Record<string, Scene> = {
  'adorable-kids': { rows: ['YGB', 'BWY', 'GRG'], marked: ['11'] },
  'buddy-time': { rows: ['BBB', 'GGG', 'YYY'] },
  'corner-seats': { rows: ['R..B', '....', 'Y..G'], marked: ['00', '03', '20', '23'] },
  'couples-retreat': { rows: ['RR.', '.RR', 'RR.'], marked: ['00', '01', '11', '12', '20', '21'] },
  'school-holidays': { rows: ['WGW', 'YWB', 'GRR'], marked: ['00', '02', '11'] },
  'emergency-exit-assistance': { rows: ['.Y..', 'BGRY', 'W..B'], marked: ['10', '11', '12', '13'] },
  'family-vacation': { rows: ['GRR', 'BWY', 'YGB'], marked: ['01', '02', '11'] },
  'full-flight': { rows: ['.G.', 'YB.', '.R.', '.W.'], marked: ['01', '11', '21', '31'] },
  'kids-gone-wild': { rows: ['..G', '.W.', 'Y..'], marked: ['11'], minus: true },
  'lonely-christmas': { rows: ['B..', '.R.', '..G'], marked: ['11'], minus: true },
  'low-season-blues': { rows: ['B..', '...', '..Y'], marked: ['01', '02', '10', '11', '12', '20', '21'] },
  'beautiful-sunset': { rows: ['G.Y', 'R..', 'B..'], marked: ['00', '10', '20'], window: true },
  'missing-friends': { rows: ['B.G', '..G', 'Y.G'], marked: ['00', '02', '12', '20', '22'] },
  'threes-company': { rows: ['GG.', 'G.R', '..W'], marked: ['00', '01', '10'] },
  'like-sardines': { rows: ['BGY', 'RWR', 'YGB'], marked: ['00', '01', '02', '10', '11', '12', '20', '21', '22'] },
}
