/** One cabin of an aircraft: its rows, and the letters between its aisles from left to right. */
export interface SeatLayout {
  readonly rows: readonly [number, number]
  readonly sections: readonly string[]
  /** rows behind an exit */
  readonly exits: readonly number[]
  readonly wings: readonly [number, number] | null
  /** this row lacks its outer seats */
  readonly shorter?: number
}

type Cabins = Readonly<Record<'economy' | 'business', SeatLayout>>

const layouts: Readonly<Record<string, Cabins>> = {
  '321': {
    business: { rows: [1, 5], sections: ['AC', 'DF'], exits: [], wings: null },
    economy: { rows: [7, 34], sections: ['ABC', 'DEF'], exits: [12, 23], wings: [12, 22] },
  },
  '738': {
    business: { rows: [1, 3], sections: ['AC', 'DF'], exits: [], wings: null },
    economy: { rows: [4, 31], sections: ['ABC', 'DEF'], exits: [15, 16], wings: [12, 18], shorter: 15 },
  },
  '77W': {
    business: { rows: [1, 7], sections: ['AB', 'EF', 'JK'], exits: [], wings: null },
    economy: { rows: [18, 50], sections: ['ABC', 'DEFG', 'HJK'], exits: [26, 42], wings: [22, 34] },
  },
  '359': {
    business: { rows: [1, 9], sections: ['A', 'DG', 'K'], exits: [], wings: null },
    economy: { rows: [16, 42], sections: ['ABC', 'DEF', 'HJK'], exits: [16, 31], wings: [18, 30] },
  },
}

export function layoutOf(aircraft: string, cabin: keyof Cabins): SeatLayout | undefined {
  return layouts[aircraft]?.[cabin]
}

export function rowsOf({ rows: [first, last] }: SeatLayout): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}
