import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBrands } from '#brands/server/brands.ts'
import { openVapids } from '#messages/server/vapids.ts'
import { openSites } from '#server/sites.ts'
import { newVapidKey } from '#server/vapid-key.ts'

const { brands } = readBrands(undefined)
const siteOf = (id: string) => {
  const brand = brands.get(id)
  assert.ok(brand)
  return { brand, publicUrl: `https://${id}.test` }
}

test('a site shows the key of its brand, and a browser hears from the key it was subscribed with', () => {
  const sites = openSites([siteOf('parastoo'), siteOf('chakavak')])
  const secrets = { push: newVapidKey() } as never
  const pushKeys = { chakavak: newVapidKey() }
  const none = { smsApiKeys: {}, mailFrom: {}, whatsappNumbers: {}, baleClients: {} }
  const vapids = openVapids({ sites, secrets, senders: { ...none, pushKeys } })
  const [first, further] = sites.all.map((site) => sites.at(site, () => vapids.here()))
  assert.ok(first && further)
  assert.notEqual(first.publicKey, further.publicKey)
  assert.equal(vapids.of(further.publicKey), further)
  assert.equal(vapids.of(first.publicKey), first)
  assert.equal(vapids.of(undefined), first) // of before brands had their own
  assert.equal(vapids.of('gone'), undefined)
  const shared = openVapids({ sites, secrets, senders: { ...none, pushKeys: {} } })
  assert.equal(shared.of(further.publicKey), undefined)
  assert.ok(sites.all.every((site) => sites.at(site, () => shared.here()).publicKey === first.publicKey))
})
