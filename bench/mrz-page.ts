import { readFileSync } from 'node:fs'
import { linesOf, type PassportZone } from '#documents/mrz-lines.ts'
import { between, type Chance, oneOf } from '../tools/mrz/random.ts'

const fonts = {
  /** a thinner cut of OCR-B, TrueType */
  ocrB: 'OCRB7.ttf',
  plain: 'Inconsolata.otf',
} as const
export type Face = keyof typeof fonts

/** Data page in mm (ICAO 9303-4, appendix B), at six pixels per mm. */
export const PAGE = { width: 125, height: 88, pixelsPerMm: 6 } as const

/** Fonts come with the barcode library. */
export const fontRules = Object.entries(fonts)
  .map(([face, file]) => {
    const bytes = readFileSync(new URL(`../node_modules/bwip-js/fonts/${file}`, import.meta.url))
    return `@font-face{font-family:${face};src:url(data:font/${file.endsWith('otf') ? 'otf' : 'ttf'};base64,${bytes.toString('base64')})}`
  })
  .join('')

export function dataPage(zone: PassportZone, face: Face, chance: Chance): string {
  const hue = Math.floor(between(chance, 0, 360))
  const layout = oneOf(chance, ['left', 'right', 'wide'] as const)
  const words = { left: 'left:44mm;top:16mm', right: 'left:6mm;top:16mm', wide: 'left:40mm;top:10mm' }[layout]
  const portrait = { left: 'left:6mm', right: 'right:6mm', wide: 'left:4mm' }[layout]
  const spelt = [
    ['Passport No. / شماره گذرنامه', zone.number],
    ['Surname / نام خانوادگی', zone.surname],
    ['Given names / نام', zone.givenNames],
    ['Nationality / تابعیت', zone.nationality],
    ['Date of birth / تاریخ تولد', zone.birthDate],
    ['Date of expiry / تاریخ انقضا', zone.expiryDate],
  ].map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`)
  return `<div class="page" style="background:${wash(hue, chance)}"><h1>PASSPORT · گذرنامه · ${zone.issuer}</h1>
    <div class="portrait" style="${portrait}"></div><dl style="${words}">${spelt.join('')}</dl>${zoneOnPage(zone, face, chance)}</div>`
}

/** Ten characters per inch, 5 to 8 mm from the edge, small vertical offsets. */
function zoneOnPage(zone: PassportZone, face: Face, chance: Chance): string {
  const ink = `hsl(${Math.floor(between(chance, 0, 360))} 25% ${Math.floor(between(chance, 6, 26))}%)`
  const left = between(chance, 5, 8)
  const bold = between(chance, 0, 0.09)
  const rows = linesOf(zone).map((line, row) => {
    const top = between(chance, 68.4, 68.7) + row * 6.35
    const cells = Array.from(
      line,
      (one, place) => `<i style="left:${place * 2.54}mm">${one.replace('<', '&lt;')}</i>`,
    )
    return `<div class="line" style="left:${left}mm;top:${top}mm">${cells.join('')}</div>`
  })
  const size = face === 'ocrB' ? 3.75 : 4.2
  return `<div class="zone" style="font:${size}mm ${face};color:${ink};-webkit-text-stroke:${bold}mm ${ink}">${rows.join('')}</div>`
}

function wash(hue: number, chance: Chance): string {
  const wave = (turn: number, gap: number) =>
    `repeating-linear-gradient(${turn}deg,hsl(${hue} 45% 62% / .35) 0 .3mm,transparent .3mm ${gap}mm)`
  const rosette = `repeating-radial-gradient(circle at ${Math.floor(chance() * 100)}% ${Math.floor(chance() * 100)}%,hsl(${(hue + 120) % 360} 40% 60% / .3) 0 .25mm,transparent .25mm ${between(chance, 1, 2.4)}mm)`
  return `${rosette},${wave(chance() * 180, between(chance, 0.9, 2))},${wave(chance() * 180, between(chance, 1, 3))},hsl(${hue} 30% ${Math.floor(between(chance, 84, 95))}%)`
}

export const pageRules = `
  .page{position:absolute;width:125mm;height:88mm;overflow:hidden;font:2mm sans-serif;color:#223}
  .page h1{position:absolute;margin:0;left:8mm;top:3mm;font-size:4mm}
  .portrait{position:absolute;top:16mm;width:32mm;height:42mm;background:radial-gradient(circle at 50% 38%,#b98e70 0 9mm,transparent 9mm),linear-gradient(#9aa,#667)}
  dl{position:absolute;margin:0} dd{margin:0 0 1.6mm;font-size:3mm}
  .zone .line{position:absolute} .zone i{position:absolute;font-style:normal;width:2.54mm;text-align:center}
`.replaceAll(/([\d.]+)mm/g, (_, mm: string) => `${Number(mm) * PAGE.pixelsPerMm}px`)

export function inPixels(html: string): string {
  return html.replaceAll(/([\d.]+)mm/g, (_, mm: string) => `${(Number(mm) * PAGE.pixelsPerMm).toFixed(2)}px`)
}
