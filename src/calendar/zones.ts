/** §1: of a date in a call that names neither a place nor a zone. */
export const defaultZone = 'Asia/Baghdad'

/** Where our travellers, their banks and their days are: what pages, papers and messages tell. */
export const iranZone = 'Asia/Tehran'

export type Zone = typeof defaultZone | typeof iranZone
