import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { bagTariffs } from '#flights/facts/bag-tariffs.ts'
import { penaltyLadders } from '#penalties/penalty-ladders.ts'

const here = path.dirname(import.meta.dirname)
/** Competitors' names; airlines and authorities are allowed. */
const rivals =
  /alibaba\.ir|علی.?بابا|respina|رسپینا|3click|flytoday|فلای.?تودی|snapp|اسنپ|mrbilit|مستر.?بلیت|eghamat24|اقامت.?۲۴|jajiga|jabama|جاباما|ghasedak24|قاصدک|flightio|فلایتیو|eligasht|الی.?گشت|charter724|charter118|tcharter|utravs|lastsecond|sinaparvaz|ojeparvaz|سان.?پرواز|سفرمارکت|trip\.com|kiwi\.com/iu

test('nothing that travellers may read names an agency beside us', () => {
  const files = globSync('**/*.{ts,tsx,tsv,json,typ}', { cwd: here }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  assert.ok(files.length > 1000)
  for (const file of files)
    assert.equal(rivals.exec(readFileSync(path.join(here, file), 'utf8'))?.[0], undefined, file)
})

test('a rule is the airline’s own or called ours, and says until when', () => {
  const sources = [...penaltyLadders, ...bagTariffs].map(({ source }) => source)
  for (const source of sources)
    assert.match(source, /^(جدول خود |قاعدهٔ خود ما، تا وقتی .+ جدولش را به ما بگوید$)/)
  assert.ok(sources.some((source) => source.includes('sepehranairlines.com')))
})
