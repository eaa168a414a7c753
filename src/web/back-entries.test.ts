import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { openTab, rest, Tab } from '#testing/web/tab.ts'

suite('the back button', () => {
  test('closes what lies over the page, and the page stays', async () => {
    const { tab, router, lay } = openTab()
    router.push('/plp?from=THR')
    const sheet = lay()
    await rest()
    assert.match(tab.entry.url, /^\/plp\?from=THR&rqs=\d{5}$/)
    tab.walk(-1)
    await rest()
    assert.equal(sheet.isOpen, false)
    assert.equal(tab.entry.url, '/plp?from=THR')
    assert.deepEqual([router.url, router.heard], ['/plp?from=THR', 0])
    tab.walk(1)
    await rest()
    assert.equal(tab.entry.url, '/plp?from=THR', 'forward finds nothing to open')
    tab.walk(-1)
    assert.equal(router.url, '/')
  })

  test('sees no trace of what was closed by itself, however often', async () => {
    const { tab, router, lay, shut } = openTab()
    router.push('/plp')
    for (let time = 0; time < 20; time += 1) {
      const sheet = lay()
      await rest()
      shut(sheet)
      await rest()
    }
    assert.equal(tab.at, 1)
    assert.ok(tab.entries.length <= 3)
  })

  test('closes one of two at a time', async () => {
    const { tab, lay } = openTab()
    const lower = lay()
    await rest()
    const upper = lay()
    await rest()
    tab.walk(-1)
    await rest()
    assert.deepEqual([lower.isOpen, upper.isOpen], [true, false])
    assert.match(tab.entry.url, /rqs=/)
    tab.walk(-1)
    await rest()
    assert.deepEqual([lower.isOpen, tab.entry.url], [false, '/'])
  })

  test('keeps what the sheet changed on its page', async () => {
    const { tab, router, lay } = openTab()
    router.push('/plp')
    lay()
    await rest()
    router.replace('/plp?sort=cheapest')
    assert.match(tab.entry.url, /^\/plp\?sort=cheapest&rqs=\d{5}$/)
    tab.walk(-1)
    await rest()
    assert.deepEqual([tab.entry.url, router.url], ['/plp?sort=cheapest', '/plp?sort=cheapest'])
  })

  test('leads from the next page to the one below the sheet', async () => {
    const { tab, router, lay } = openTab()
    router.push('/plp')
    const sheet = lay()
    await rest()
    router.push('/add-passenger')
    await rest()
    assert.equal(sheet.isOpen, false)
    assert.deepEqual(
      tab.entries.map(({ url }) => url),
      ['/', '/plp', '/add-passenger'],
    )
    tab.walk(-1)
    assert.equal(router.url, '/plp')
  })

  test('leaves alone what the next page opens while the history is still on its way', async () => {
    const { tab, router, lay } = openTab()
    router.push('/profile/auth-data')
    lay()
    await rest()
    router.push('/?next=/profile/auth-data')
    const login = lay()
    await rest()
    assert.equal(login.isOpen, true)
    assert.match(tab.entry.url, /^\/\?next=\/profile\/auth-data&rqs=\d{5}$/)
  })

  test('is met after a reload with the sheet gone', async () => {
    const before = openTab()
    before.router.push('/plp')
    before.lay()
    await rest()
    before.router.replace('/plp?sort=latest')
    const { tab } = before
    const reloaded = new Tab()
    Object.assign(reloaded, { entries: tab.entries, at: tab.at })
    const { router } = openTab(reloaded)
    assert.equal(router.url, '/plp?sort=latest')
    await rest()
    assert.equal(reloaded.at, 1)
    assert.equal(reloaded.entry.url, '/plp?sort=latest')
    assert.equal(router.heard, 0)
  })

  test('is not bothered by a mark that somebody shared', async () => {
    const shared = new Tab()
    shared.entries = [{ state: null, url: '/plp?rqs=12345&from=THR#list' }]
    const { tab, router } = openTab(shared)
    await rest()
    assert.deepEqual([tab.entry.url, router.url, tab.at], ['/plp?from=THR#list', '/plp?from=THR#list', 0])
  })
})
