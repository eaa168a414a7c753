import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** bytes; compression gains nothing below */
const worthwhile = 256

/** Precompresses text files with Brotli and gzip. */
export async function pressAssets(folder: string): Promise<void> {
  const files = globSync('*.{js,mjs,css,svg}', { cwd: folder }).map((file) => path.join(folder, file))
  await Promise.all(files.map(press))
}

async function press(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.length < worthwhile) return
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(text, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)])
}
