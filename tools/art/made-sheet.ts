import { knownCities } from './known-cities.ts'
import { nearSights } from './sights-around.ts'
import { commonSights } from './sights-common.ts'
import { farSights } from './sights-farther.ts'
import { iranSights } from './sights-iran.ts'
import { backgrounds, foregrounds, lights } from './surroundings.ts'

type Drawings = Readonly<Record<string, string>>

const sights: Drawings = { ...iranSights, ...nearSights, ...farSights }

/** The text of sights.svg: every part of a scene once, to be put together in the browser. */
export function madeSheet(): string {
  const symbols = [
    ...numbered('light', lights),
    ...numbered('back', backgrounds),
    ...numbered('sight', commonSights),
    ...numbered('front', foregrounds),
    ...Object.entries(knownCities).map(([code, [sight, foreground]]) =>
      symbol(code, drawn(sights, sight) + drawn(foregrounds, foreground)),
    ),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

/** The text of scene-cities.ts: whose own sight the sheet has. */
export function madeCities(): string {
  const codes = Object.keys(knownCities).join(' ')
  return `/** Made by tools/art/build.ts: codes of the cities that are known by a sight of their own in sights.svg. */\nexport const sightCities =\n  '${codes}'\n`
}

function numbered(name: string, drawings: Drawings): readonly string[] {
  return Object.values(drawings).map((drawing, at) => symbol(`${name}-${at}`, drawing))
}

function symbol(id: string, drawing: string): string {
  return `<symbol id="${id}" viewBox="0 0 200 260">${drawing}</symbol>`
}

function drawn(drawings: Drawings, name: string): string {
  const drawing = drawings[name]
  if (drawing === undefined) throw new Error(`No drawing ${name}`)
  return drawing
}
