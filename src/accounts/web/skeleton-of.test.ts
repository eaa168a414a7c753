import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { skeletonHeading } from '#accounts/web/skeleton-heading.ts'
import { skeletonOf } from '#accounts/web/skeleton-of.ts'

test('another page of the profile has its own shape; the same one, and what stands outside, has none', () => {
  assert.equal(skeletonOf('/profile', '/profile/my-travels'), 'list')
  assert.equal(skeletonOf('/profile/account', '/profile/'), 'home')
  assert.equal(skeletonOf('/profile/transactions', '/profile/transactions'), undefined)
  assert.equal(skeletonOf('/profile', '/'), undefined)
  assert.equal(skeletonOf('/profile', undefined), undefined)
})

test('every page of the profile that has its frame has a shape, and a heading in it', () => {
  const table = readFileSync(new URL('../../routes.ts', import.meta.url), 'utf8')
  const framed = [...table.matchAll(/route\('(profile[^']*)', '([^']+)'/g)].filter(([, , file = '']) =>
    readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').includes('<ProfileFrame'),
  )
  assert.ok(framed.length >= 6)
  for (const [, path = ''] of framed)
    if (path !== 'profile/profileSkeleton') {
      assert.notEqual(skeletonOf('/elsewhere', `/${path}`), undefined, path)
      assert.notEqual(skeletonHeading(`/${path}`), undefined, path)
    }
})
