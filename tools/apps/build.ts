// node tools/run.mjs tools/apps/build.ts [BRAND HOST]: writes what differs between the apps of the brands into apps/ (docs/apps.md).
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Brand } from '#brands/brand.ts'
import { appFiles, brands, exampleHost } from './made-files.ts'

const apps = path.resolve(import.meta.dirname, '../../apps')
const [wanted, host] = process.argv.slice(2)

for (const brand of brands.filter(({ id }) => wanted === undefined || id === wanted)) await write(brand)

async function write(brand: Brand): Promise<void> {
  for (const [file, content] of await appFiles(brand, host ?? exampleHost(brand))) {
    await mkdir(path.dirname(path.join(apps, file)), { recursive: true })
    await writeFile(path.join(apps, file), content)
    process.stdout.write(`apps/${file}\n`)
  }
}
