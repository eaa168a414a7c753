import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { build } from 'vite'
import type { GreyImage } from '#documents/reader/grey-image.ts'
import type { ZoneReading } from '#documents/reader/zone-reading.ts'
import { chromiumPath } from '../chromium.ts'

/** The reader as in production: bundled, in a worker in Chromium. */
export interface BrowserReader extends AsyncDisposable {
  readonly browser: Browser
  /** total time, with decoding and messaging */
  readFile(jpeg: Uint8Array): Promise<BrowserReading>
  /** pixels that were unpacked elsewhere */
  readPixels(image: GreyImage): Promise<BrowserReading>
  readonly fetched: readonly string[]
}

export interface BrowserReading {
  readonly reading: ZoneReading | undefined
  readonly ms: number
}

export async function openBrowserReader(): Promise<BrowserReader> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mrz-reader-'))
  await made(folder)
  const server = createServer(({ url = '/' }, answer) => {
    const isPage = !url.startsWith('/assets/')
    answer.setHeader('content-type', isPage ? 'text/html' : 'text/javascript')
    if (isPage) answer.end('<!doctype html><title>reader</title>')
    else createReadStream(path.join(folder, url)).pipe(answer)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage()
  const fetched: string[] = []
  page.context().on('request', (request) => fetched.push(request.url()))
  await page.goto(address)

  const ask = (kind: 'file' | 'pixels', bytes: Uint8Array, size = { width: 0, height: 0 }) =>
    page.evaluate(
      async ({ kind, base64, size }) => {
        const built: string = '/assets/reader.js'
        const { readInWorker } = (await import(built)) as typeof import('#documents/web/zone-reader.ts')
        const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
        const startedAt = performance.now()
        const { reading } = await readInWorker(kind === 'file' ? new Blob([bytes]) : { ...size, grey: bytes })
        return { reading, ms: performance.now() - startedAt }
      },
      { kind, base64: Buffer.from(bytes).toString('base64'), size },
    )
  return {
    browser,
    fetched,
    readFile: (jpeg) => ask('file', jpeg),
    readPixels: ({ grey, width, height }) => ask('pixels', grey, { width, height }),
    async [Symbol.asyncDispose]() {
      await browser.close()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function made(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    base: '/',
    build: {
      outDir: folder,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: path.resolve(import.meta.dirname, '../../src/documents/web/zone-reader.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/reader.js' },
      },
    },
  })
}
