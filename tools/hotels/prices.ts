export interface CityPrices {
  readonly night: Readonly<Record<number, number>>
  /** per person */
  readonly breakfast: Readonly<Record<number, number>>
  readonly percent: number
}

const inside = {
  night: { 5: 24_000_000, 4: 15_000_000, 3: 9_500_000, 2: 6_000_000 },
  breakfast: { 5: 2_400_000, 4: 1_800_000, 3: 1_300_000, 2: 900_000 },
}

const abroad = {
  night: { 5: 140_000_000, 4: 72_000_000, 3: 44_000_000, 2: 28_000_000 },
  breakfast: { 5: 11_000_000, 4: 7_000_000, 3: 5_000_000, 2: 4_000_000 },
}

const cities: Readonly<Record<string, CityPrices>> = {
  KIH: { ...inside, percent: 105 },
  MHD: { ...inside, percent: 95 },
  THR: { ...inside, percent: 130 },
  IFN: { ...inside, percent: 100 },
  SYZ: { ...inside, percent: 98 },
  TBZ: { ...inside, percent: 82 },
  AZD: { ...inside, percent: 78 },
  GSM: { ...inside, percent: 84 },
  RZR: { ...inside, percent: 96 },
  RAS: { ...inside, percent: 80 },
  AWZ: { ...inside, percent: 86 },
  KER: { ...inside, percent: 74 },
  BND: { ...inside, percent: 78 },
  KSH: { ...inside, percent: 76 },
  HDM: { ...inside, percent: 74 },
  OMH: { ...inside, percent: 74 },
  ADU: { ...inside, percent: 70 },
  GBT: { ...inside, percent: 72 },
  SRY: { ...inside, percent: 76 },
  BUZ: { ...inside, percent: 80 },
  ZAH: { ...inside, percent: 66 },
  ZBR: { ...inside, percent: 84 },
  SDG: { ...inside, percent: 68 },
  IST: { ...abroad, percent: 105 },
  DXB: { ...abroad, percent: 125 },
  NJF: { ...abroad, percent: 55 },
  BAK: { ...abroad, percent: 82 },
  AYT: { ...abroad, percent: 100 },
  DOH: { ...abroad, percent: 120 },
  BKK: { ...abroad, percent: 72 },
  ROM: { ...abroad, percent: 160 },
  TBS: { ...abroad, percent: 66 },
  EVN: { ...abroad, percent: 68 },
  AUH: { ...abroad, percent: 110 },
  SHJ: { ...abroad, percent: 75 },
  BGW: { ...abroad, percent: 85 },
  EBL: { ...abroad, percent: 75 },
  BSR: { ...abroad, percent: 75 },
  ISU: { ...abroad, percent: 65 },
  ANK: { ...abroad, percent: 80 },
  IZM: { ...abroad, percent: 84 },
  TZX: { ...abroad, percent: 74 },
  VAN: { ...abroad, percent: 58 },
  BUS: { ...abroad, percent: 64 },
  MCT: { ...abroad, percent: 92 },
  SLL: { ...abroad, percent: 84 },
  KWI: { ...abroad, percent: 112 },
  BAH: { ...abroad, percent: 95 },
  DAM: { ...abroad, percent: 70 },
  BEY: { ...abroad, percent: 88 },
  MED: { ...abroad, percent: 100 },
  JED: { ...abroad, percent: 112 },
}

export function cityPrices(cityCode: string): CityPrices {
  const prices = cities[cityCode]
  if (!prices) throw new Error(`No prices for ${cityCode}`)
  return prices
}

/** In percent of breakfast. */
const boardPercent: Readonly<Record<string, number>> = {
  breakfast: 100,
  'half-board': 270,
  'full-board': 400,
}

export function boardsOf(
  boards: readonly string[],
  stars: number,
  { breakfast, percent }: CityPrices,
): Readonly<Record<string, number>> {
  const one = ((breakfast[stars] ?? Number.NaN) * percent) / 100
  return Object.fromEntries(
    boards.map((board) => [board, rounded((one * (boardPercent[board] ?? Number.NaN)) / 100)]),
  )
}

export function rounded(rial: number): number {
  return Math.round(rial / 100_000) * 100_000
}
