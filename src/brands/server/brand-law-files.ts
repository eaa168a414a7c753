import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import type { OwnEdition } from '#brands/brand-law.ts'

const words = z.string().trim().min(1)

const Clause = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z-]*$/, 'must be the anchor of a clause'),
    title: words,
    paragraphs: z.array(words).min(1),
    summary: words,
  })
  .refine(({ paragraphs, summary }) => summary.length < paragraphs.join(' ').length, {
    error: 'has a summary that is no shorter than what it sums up',
  })

const Text = z.strictObject({
  title: words.exactOptional(),
  lead: words.exactOptional(),
  clauses: z.array(z.union([z.string(), Clause])).min(1),
})

const Law = z.strictObject({
  since: z.iso.date(),
  upon: z.string().regex(/^(?:agency|partner)\/\d+\.\d+$/, 'must be an edition of the house, as partner/1.2'),
  texts: z.record(z.string(), Text),
  digest: z.string().regex(/^(?:[0-9a-f]{64})?$/, 'must be a sha-256'),
})

/** Names below the brand's folder. */
export function lawFilesIn(folder: string): readonly string[] {
  const law = path.join(folder, 'law')
  return existsSync(law) ? readdirSync(law).map((name) => `law/${name}`) : []
}

export function lawIn(file: string, text: string): OwnEdition {
  const [, version] = /^law\/(\d+\.\d+)\.fa\.json$/.exec(file) ?? []
  if (version === undefined) throw new Error('must be named by its edition, as 1.0.fa.json')
  return { version, ...Law.parse(JSON.parse(text)) }
}

export function newestFirst(editions: readonly OwnEdition[]): readonly OwnEdition[] {
  const figures = ({ version }: OwnEdition) => version.split('.').map(Number)
  return editions.toSorted((one, other) => {
    const [[major = 0, minor = 0], [otherMajor = 0, otherMinor = 0]] = [figures(one), figures(other)]
    return otherMajor - major || otherMinor - minor
  })
}
