import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { WholeBrand } from '#brands/brand.ts'
import { heroIn } from '#brands/server/brand-drawing.ts'
import { BrandFile, markIn, Roles, roleColour, Words } from '#brands/server/brand-files.ts'
import { lawFilesIn, lawIn, newestFirst } from '#brands/server/brand-law-files.ts'

/** No brand's own law can be taken for these. */
const houseLaw = ['agency', 'partner']
const ours = path.resolve(import.meta.dirname, '../folders')

export interface BrandFolders {
  readonly brands: ReadonlyMap<string, WholeBrand>
  /** what is wrong in which file */
  readonly faults: readonly string[]
}

/** Our own brands, and those of another folder beside them; there a folder of the same name stands for ours. */
export function readBrands(further?: string): BrandFolders {
  if (further !== undefined && !existsSync(further))
    return { ...readBrands(), faults: [`BRANDS_DIR: ${further} is no folder`] }
  const read = [ours, ...(further === undefined ? [] : [further])].flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => readBrand(path.join(parent, name))),
  )
  return {
    brands: new Map(read.flatMap((one) => ('brand' in one ? [[one.brand.id, one.brand] as const] : []))),
    faults: read.flatMap((one) => ('faults' in one ? one.faults : [])),
  }
}

type Read = { readonly brand: WholeBrand } | { readonly faults: readonly string[] }

function readBrand(folder: string): Read {
  const id = path.basename(folder)
  const faults: string[] = []
  const fileOf = <T>(name: string, read: (text: string) => T): T | undefined => {
    try {
      return read(readFileSync(path.join(folder, name), 'utf8'))
    } catch (error) {
      faults.push(`${id}/${name}: ${error instanceof Error ? error.message : 'cannot be read'}`)
      return undefined
    }
  }
  const brand = fileOf('brand.json', (text) => BrandFile.parse(JSON.parse(text)))
  const words = fileOf('words.fa.json', (text) => Words.parse(JSON.parse(text)))
  const roles = fileOf('roles.json', (text) => Roles.parse(JSON.parse(text)))
  const mark = fileOf('mark.svg', markIn)
  const drawn = existsSync(path.join(folder, 'hero.svg'))
  const heroDrawing = drawn ? fileOf('hero.svg', (svg) => heroIn(id, svg)) : undefined
  const law = lawFilesIn(folder).flatMap((name) => fileOf(name, (text) => lawIn(name, text)) ?? [])
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(id)) faults.push(`${id}: a brand's folder is named in small letters`)
  if (houseLaw.includes(id)) faults.push(`${id}: is what a law text of the house is called`)
  if (brand === undefined || words === undefined || roles === undefined || mark === undefined)
    return { faults }
  if (faults.length > 0) return { faults }
  const colours = Object.entries(roles).map(([role, value]) => [role, roleColour(value)] as const)
  return {
    brand: {
      id,
      ...words,
      ...brand,
      mark,
      ...(heroDrawing && { heroDrawing }),
      roles: Object.fromEntries(colours),
      law: newestFirst(law),
    },
  }
}
