import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import type { PassportZone } from '#documents/mrz-lines.ts'
import { drawnPage } from '#testing/documents/drawn-papers.ts'
import { dataPage, fontRules, inPixels, pageRules } from '../bench/mrz-page.ts'
import { chanceOf } from '../tools/mrz/random.ts'

export const sarasZone: PassportZone = {
  type: 'P',
  issuer: 'IRN',
  surname: 'MOHAMMADI',
  givenNames: 'SARA',
  number: 'K45128903',
  nationality: 'IRN',
  birthDate: '891006',
  sex: 'F',
  expiryDate: '340309',
  personalNumber: '',
}

export interface Chosen {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A passport's data page as JPG; `scale` is pixels per dot, small is hard to read. */
export async function passportPicture(browser: Browser, zone: PassportZone, scale = 2): Promise<Chosen> {
  const page = await browser.newPage({ viewport: { width: 900, height: 640 }, deviceScaleFactor: scale })
  await page.setContent(
    `<style>${fontRules}${pageRules}body{margin:0;background:#754}#scene{position:fixed;left:60px;top:40px}</style>
     <div id="scene">${inPixels(dataPage(zone, 'ocrB', chanceOf(1405)))}</div>`,
  )
  await page.evaluate(() => document.fonts.ready)
  const buffer = await page.screenshot({ type: 'jpeg', quality: 82 })
  await page.close()
  return { name: 'passport.jpg', mimeType: 'image/jpeg', buffer }
}

export async function picture(format: 'jpeg' | 'gif', name: string): Promise<Chosen> {
  const drawn = await drawnPage({ width: 640, height: 440, table: '#385', lines: 0 })
  const buffer = await sharp(drawn).toFormat(format).toBuffer()
  return { name, mimeType: `image/${format}`, buffer }
}

export async function heavyPicture(bytes: number): Promise<Chosen> {
  const { buffer, ...rest } = await picture('jpeg', 'heavy.jpg')
  return { ...rest, buffer: Buffer.concat([buffer, Buffer.alloc(bytes - buffer.length)]) }
}

export async function giveBy(
  page: Page,
  how: 'drop' | 'paste',
  { buffer, name, mimeType }: Chosen,
): Promise<void> {
  const given = { base64: buffer.toString('base64'), name, mimeType, how, at: '.passport-scan' }
  await page.evaluate(async ({ base64, how, at, name, mimeType }) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([bytes], name, { type: mimeType }))
    const place = document.querySelector(at)
    const init = { bubbles: true, cancelable: true }
    place?.dispatchEvent(
      how === 'drop'
        ? new DragEvent('drop', { ...init, dataTransfer })
        : new ClipboardEvent('paste', { ...init, clipboardData: dataTransfer }),
    )
  }, given)
}
