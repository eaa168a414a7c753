import assert from 'node:assert/strict'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { rolesCss, screenBrand } from '#brands/brand.ts'
import { readBrands } from '#brands/server/brands.ts'
import { testFolder } from '#testing/server/folder.ts'
import { thirdBrand } from '#testing/server/third-brand.ts'

const folder = testFolder('brands')
after(() => rmSync(folder, { recursive: true, force: true }))

test('a third brand is a folder and nothing else', () => {
  const { brands, faults } = readBrands(thirdBrand)
  assert.deepEqual(faults, [])
  assert.deepEqual([...brands.keys()].sort(), ['chakavak', 'hodhod', 'parastoo'])
  const hodhod = brands.get('hodhod')
  assert.ok(hodhod)
  assert.equal(hodhod.name, 'هدهد')
  assert.match(screenBrand(hodhod).hero ?? '', /^\/art\/hodhod-[\da-f]{8}\.svg$/)
  for (const id of ['chakavak', 'parastoo']) assert.equal(brands.get(id)?.heroDrawing, undefined)
  assert.match(
    rolesCss(hodhod),
    /^@layer tokens\{:root\[data-brand="hodhod"\]\{--primary:light-dark\(#7b1e4b, /,
  )
})

test('the base itself has no colours of its own to send', () => {
  const parastoo = readBrands().brands.get('parastoo')
  assert.ok(parastoo)
  assert.equal(rolesCss(parastoo), '')
})

function hodhodOpen(open: string): string {
  const words = JSON.parse(readFileSync(path.join(thirdBrand, 'hodhod/words.fa.json'), 'utf8'))
  return JSON.stringify({ ...words, contact: { ...words.contact, open } })
}

function hodhodHero(part: string): string {
  return readFileSync(path.join(thirdBrand, 'hodhod/hero.svg'), 'utf8').replace('</svg>', `${part}</svg>`)
}

for (const [file, wrong, says] of [
  ['hero.svg', hodhodHero('<script>alert(1)</script>'), /may not have <script>/],
  ['hero.svg', hodhodHero('<path d="M0 0" onload="alert(1)"/>'), /may not say onload/],
  ['hero.svg', hodhodHero('<path d="M0 0" style="fill:red"/>'), /may not say style/],
  ['hero.svg', hodhodHero('<use href="https://elsewhere.example/a.svg#b"/>'), /may not ask for https/],
  ['hero.svg', hodhodHero('<path d="M0 0" fill="url(//elsewhere.example)"/>'), /may not ask for url/],
  ['hero.svg', hodhodHero("<path d='M0 0' onload='alert(1)'/>"), /shapes alone/],
  ['hero.svg', hodhodHero('<!-- said by nobody -->'), /shapes alone/],
  ['hero.svg', hodhodHero(' '.repeat(60_000)), /must not be larger/],
  ['hero.svg', hodhodHero('').replace('id="tablet"', 'id="table"'), /must have a <symbol id="tablet"/],
  ['roles.json', '{"primary": "red;} body{display:none"}', /must be a colour/],
  ['roles.json', '{"primary;x": "#112233"}', /name of a role/],
  ['words.fa.json', '{"name": "هدهد"}', /headline/],
  ['brand.json', 'no json', /brand\.json: /],
  ['words.fa.json', hodhodOpen('9 to 24'), /must be hours by zone/],
  ['law/1.0.fa.json', '{"since": "tomorrow"}', /since/],
  ['law/first.json', '{}', /named by its edition/],
  ['mark.svg', '<svg viewBox="0 0 64 64"><path d="M0 0"/></svg>', /two paths/],
  ['mark.svg', '<svg viewBox="0 0 24 24"><path d="M0 0"/><path d="M0 0"/></svg>', /grid of 64/],
  ['mark.svg', '<svg viewBox="0 0 64 64"><path d="M0 0"/><path d="url(x)"/></svg>', /path that is none/],
] as const)
  test(`a folder whose ${file} is not right is named: ${says.source}`, () => {
    const here = path.join(folder, crypto.randomUUID())
    mkdirSync(here)
    cpSync(path.join(thirdBrand, 'hodhod'), path.join(here, 'hodhod'), { recursive: true })
    writeFileSync(path.join(here, 'hodhod', file), wrong)
    const { brands, faults } = readBrands(here)
    assert.equal(brands.has('hodhod'), false)
    assert.equal(faults.length, 1)
    assert.match(faults.join(), new RegExp(`^hodhod/${file}`))
    assert.match(faults.join(), says)
  })

test('a folder that is not there, and one that is badly named, are said', () => {
  assert.match(readBrands(path.join(folder, 'nowhere')).faults.join(), /^BRANDS_DIR: /)
  const here = path.join(folder, 'named')
  cpSync(path.join(thirdBrand, 'hodhod'), path.join(here, 'Hod"hod'), { recursive: true })
  assert.match(readBrands(here).faults.join(), /small letters/)
})

test('of its law the newest edition comes first, and no brand is called as the house’s texts are', () => {
  const here = path.join(folder, 'law')
  for (const name of ['hodhod', 'agency'])
    cpSync(path.join(thirdBrand, 'hodhod'), path.join(here, name), { recursive: true })
  for (const version of ['1.9', '1.10', '2.0'])
    cpSync(
      path.join(thirdBrand, 'hodhod/law/1.0.fa.json'),
      path.join(here, 'hodhod/law', `${version}.fa.json`),
    )
  const { brands, faults } = readBrands(here)
  assert.deepEqual(
    brands.get('hodhod')?.law.map(({ version }) => version),
    ['2.0', '1.10', '1.9', '1.0'],
  )
  assert.match(faults.join(), /^agency: /)
})
