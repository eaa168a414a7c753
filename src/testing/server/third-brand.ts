import path from 'node:path'

/** `BRANDS_DIR` with a brand that is a folder and nothing else. */
export const thirdBrand = path.resolve(import.meta.dirname, '../brands')
