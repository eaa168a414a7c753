// Draws the sheets of icons from Phosphor's drawings (MIT).
import { writeFile } from 'node:fs/promises'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { deskIconNames } from '#desk/web/desk-icon-names.ts'
import { iconNames, otherIconNames } from '#web/ui/icon-names.ts'
import { rounded } from './rounded.ts'

await drawSheet('web/ui/icons', iconNames)
await drawSheet('web/ui/other-icons', otherIconNames)
await drawSheet('desk/web/desk-icons', deskIconNames)

async function drawSheet(name: string, icons: readonly string[]): Promise<void> {
  const symbols = await Promise.all(icons.map(symbolOf))
  const sheet = new URL(`../../src/${name}.svg`, import.meta.url)
  await writeFile(sheet, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`)
  process.stdout.write(`${symbols.length} icons in src/${name}.svg\n`)
}

async function symbolOf(name: string): Promise<string> {
  const [, base = name, weight = 'regular'] = /^(.*)-(bold|duotone|fill)$/.exec(name) ?? []
  const file = base.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const drawing = await import(`@phosphor-icons/react/dist/ssr/${file}`)
  const markup = renderToStaticMarkup(createElement(drawing[`${file}Icon`], { weight }))
  const inner = /^<svg[^>]*>(.+)<\/svg>$/.exec(markup)?.[1]
  if (!inner) throw new Error(`Phosphor has no icon ${name}`)
  return `<symbol id="${name}" viewBox="0 0 256 256">${rounded(inner)}</symbol>`
}
