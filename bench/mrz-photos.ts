import type { Browser, Page } from 'playwright-core'
import { linesOf, type MrzLines } from '#documents/mrz-lines.ts'
import { inventedHolder } from '../tools/mrz/holders.ts'
import { bell, between, type Chance, chanceOf, oneOf } from '../tools/mrz/random.ts'
import { dataPage, type Face, fontRules, inPixels, PAGE, pageRules } from './mrz-page.ts'

export interface Photo {
  readonly name: string
  readonly jpeg: Buffer
  readonly lines: MrzLines
}

/** Lengths in pitches, angles in degrees. */
interface Hardship {
  readonly face: Face
  /** pixels per character */
  readonly pitch: readonly [least: number, most: number]
  readonly tilt: number
  readonly lean: number
  readonly turns: readonly [number, ...number[]]
  readonly blur: number
  readonly noise: number
  readonly light: number
  readonly contrast: number
  readonly glare: number
  readonly quality: readonly [least: number, most: number]
}

export const SETS = {
  dev: {
    face: 'ocrB',
    pitch: [14, 34],
    tilt: 6,
    lean: 12,
    turns: [0],
    blur: 0.05,
    noise: 0.06,
    light: 0.75,
    contrast: 0.8,
    glare: 0.25,
    quality: [65, 90],
  },
  hard: {
    face: 'ocrB',
    pitch: [8, 18],
    tilt: 12,
    lean: 20,
    turns: [0, 0, 90, 180, 270],
    blur: 0.11,
    noise: 0.14,
    light: 0.45,
    contrast: 0.5,
    glare: 0.6,
    quality: [40, 70],
  },
  /** not an OCR font: counts only for wrong readings accepted */
  foreign: {
    face: 'plain',
    pitch: [12, 30],
    tilt: 6,
    lean: 12,
    turns: [0, 180],
    blur: 0.05,
    noise: 0.06,
    light: 0.75,
    contrast: 0.8,
    glare: 0.25,
    quality: [65, 90],
  },
} as const satisfies Record<string, Hardship>
export type SetName = keyof typeof SETS

export async function* photos(
  browser: Browser,
  set: SetName,
  { count, seed }: { count: number; seed: number },
): AsyncGenerator<Photo> {
  const page = await browser.newPage()
  await page.setContent(`<style>${fontRules}${pageRules}${tableRules}</style><div id="scene"></div>`)
  for (let index = 0; index < count; index++) {
    const chance = chanceOf((seed * 31 + Object.keys(SETS).indexOf(set)) * 7919 + index)
    yield { name: `${set} ${seed}.${index}`, ...(await taken(page, SETS[set], chance)) }
  }
  await page.close()
}

async function taken(page: Page, hardship: Hardship, chance: Chance): Promise<Omit<Photo, 'name'>> {
  const zone = inventedHolder(chance)
  const scale = between(chance, ...hardship.pitch) / (2.54 * PAGE.pixelsPerMm)
  const turn = oneOf(chance, hardship.turns)
  const [long, short] = [
    PAGE.width * PAGE.pixelsPerMm * scale * 1.3,
    PAGE.height * PAGE.pixelsPerMm * scale * 1.45,
  ]
  const [width, height] = (turn % 180 === 0 ? [long, short] : [short, long]).map(Math.round) as [
    number,
    number,
  ]
  await page.setViewportSize({ width, height })
  const scene = inPixels(
    sceneOf({ hardship, chance, scale, turn, passport: dataPage(zone, hardship.face, chance) }),
  )
  await page.evaluate(async (html) => {
    const place = document.querySelector('#scene')
    if (place !== null) place.innerHTML = html
    await document.fonts.ready
  }, scene)
  const quality = Math.round(between(chance, ...hardship.quality))
  return { jpeg: await page.screenshot({ type: 'jpeg', quality }), lines: linesOf(zone) }
}

interface Scene {
  readonly hardship: Hardship
  readonly chance: Chance
  readonly scale: number
  readonly turn: number
  readonly passport: string
}

function sceneOf({ hardship, chance, scale, turn, passport }: Scene): string {
  const { tilt, lean, blur, noise, glare } = hardship
  const pitch = scale * 2.54 * PAGE.pixelsPerMm
  const swing = (most: number) => between(chance, -most, most)
  const seen = `perspective(${Math.round(1500 * scale)}px) rotateX(${swing(lean)}deg) rotateY(${swing(lean)}deg) rotate(${turn + swing(tilt)}deg) scale(${scale})`
  const strength = (part: number) => between(chance, 0, part).toFixed(3)
  const camera = `blur(${(pitch * between(chance, 0, blur)).toFixed(2)}px) brightness(${between(chance, hardship.light, 1.05)}) contrast(${between(chance, hardship.contrast, 1.05)})`
  const shadow = `linear-gradient(${swing(180)}deg,rgb(0 0 0 / ${strength(0.45)}),transparent ${between(chance, 30, 90)}%)`
  const shine = `radial-gradient(circle at ${chance() * 100}% ${chance() * 100}%,rgb(255 255 255 / ${strength(glare)}),transparent ${between(chance, 15, 45)}%)`
  return `<div class="table" style="filter:${camera};background:hsl(${chance() * 360} 20% ${between(chance, 25, 60)}%)">
      <div class="thrown" style="transform:translate(-50%,-50%) ${seen}">${passport}</div>
      <div class="over" style="background:${shine},${shadow}"></div></div>
    <svg class="over" style="opacity:${(noise * Math.min(1, 0.5 + Math.abs(bell(chance)) / 2)).toFixed(3)}"><filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".9" seed="${Math.floor(chance() * 1000)}"/><feColorMatrix type="saturate" values="0"/></filter><rect width="100%" height="100%" filter="url(#grain)"/></svg>`
}

const tableRules = `body{margin:0;overflow:hidden} .table,.over{position:fixed;inset:0;width:100vw;height:100vh}
  .thrown{position:absolute;left:50%;top:50%;width:${PAGE.width * PAGE.pixelsPerMm}px;height:${PAGE.height * PAGE.pixelsPerMm}px}`
