import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { documentCalls } from '#documents/calls.ts'
import type { Reading } from '#documents/reader/reading.ts'
import { canReadHere, readHere } from '#documents/web/local-reading.ts'
import { type WrongFile, wrongWith } from '#documents/web/wrong-with.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

type Reader = 'device' | 'server'

export type Scan =
  | { readonly at: 'nothing' }
  | { readonly at: 'wrong'; readonly file: File; readonly wrong: WrongFile }
  /** the browser cannot read it: ask to send it */
  | { readonly at: 'asking'; readonly file: File }
  | { readonly at: 'reading'; readonly file: File; readonly by: Reader }
  | { readonly at: 'declined'; readonly file: File; readonly says: string }
  | { readonly at: 'invalid'; readonly file: File }
  | { readonly at: 'read'; readonly file: File; readonly reading: Reading }

export function useScan(onRead: (reading: Reading, file: File) => void) {
  const [scan, setScan] = useState<Scan>({ at: 'nothing' })
  const latest = useRef<File>(undefined)
  // the form may have changed during reading
  const tell = useEffectEvent(onRead)
  useEffect(() => {
    if (scan.at === 'read') tell(scan.reading, scan.file)
  }, [scan])

  async function take(file: File) {
    latest.current = file
    const wrong = await wrongWith(file)
    if (latest.current !== file) return
    if (wrong !== undefined) setScan({ at: 'wrong', file, wrong })
    else if (canReadHere()) await read(file, 'device')
    else setScan({ at: 'asking', file })
  }
  async function read(file: File, by: Reader) {
    latest.current = file
    setScan({ at: 'reading', file, by })
    const next = await (by === 'device' ? onDevice(file) : atServer(file))
    if (latest.current === file) setScan(next)
  }
  return {
    scan,
    take: (file: File) => void take(file),
    send: (file: File) => void read(file, 'server'),
    clear() {
      latest.current = undefined
      setScan({ at: 'nothing' })
    },
  }
}

async function onDevice(file: File): Promise<Scan> {
  const reading = await readHere(file)
  return reading === undefined ? { at: 'asking', file } : outcome(file, reading)
}

async function atServer(file: File): Promise<Scan> {
  try {
    return outcome(file, await ask<typeof documentCalls.read>('POST /blob/Blob/ReadMRZ', { body: {}, file }))
  } catch (error) {
    if (!(error instanceof Declined)) throw error
    return { at: 'declined', file, says: error.message }
  }
}

function outcome(file: File, reading: Reading): Scan {
  return reading.verdict === 'invalid' ? { at: 'invalid', file } : { at: 'read', file, reading }
}
