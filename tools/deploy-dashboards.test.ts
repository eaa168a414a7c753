import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureHouse } from '#app/house-metrics.ts'
import { freePort } from '#server/free-port.ts'
import { openMarket } from '#testing/orders/market.ts'
import {
  type Dashboard,
  dashboardOf,
  expressionsOf,
  figuresIn,
  figuresOf,
  figuresOfOthers,
} from './deploy/dashboards.ts'

const files = ['house.json', 'cluster.json'] as const
const ofOthers = /^(?:patroni|etcd|haproxy)_|^up$/

test('every figure of a dashboard is told by a house, or by those whom the drill asks', async () => {
  const port = await freePort(54_960, '127.0.0.1')
  await using market = await openMarket()
  const { house } = market
  const settings = { ...house.settings, metrics: { host: '127.0.0.1', port } }
  const metrics = await measureHouse(house.app, { ...house, settings }, house.pool)
  try {
    const told = figuresOf(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())
    const missing = (dashboard: Dashboard) =>
      expressionsOf(dashboard)
        .flatMap(figuresIn)
        .filter((name) => !told.has(name) && !ofOthers.test(name))
    for (const file of files) assert.deepEqual(missing(dashboardOf(file)), [], file)
    const planted = { expr: 'sum(parastoo_nothing) / up', legendFormat: '' }
    const [panel] = dashboardOf('house.json').panels
    assert.ok(panel)
    assert.deepEqual(missing({ uid: 'x', panels: [{ ...panel, targets: [planted] }] }), ['parastoo_nothing'])
    const ours = expressionsOf(dashboardOf('house.json')).flatMap(figuresIn)
    const forgotten = [...told].filter((name) => name.startsWith('parastoo_') && !ours.includes(name))
    assert.deepEqual(forgotten, [], 'what a house tells of itself is on its dashboard')
  } finally {
    await metrics.close()
  }
})

test('what is no figure of an expression is left out', () => {
  const expression =
    'topk(8, histogram_quantile(0.95, sum by (le, route) (rate(a_bucket{b=~"c|d"}[5m])))) - ignoring(e) group_right() f > 0'
  assert.deepEqual(figuresIn(expression), ['a_bucket', 'f'])
  assert.ok(figuresOfOthers().includes('patroni_primary'))
})

test('panels have names and numbers of their own, and none lies on another', () => {
  for (const file of files) {
    const { panels } = dashboardOf(file)
    assert.ok(panels.length > 10)
    assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length, file)
    assert.equal(new Set(panels.map(({ title }) => title)).size, panels.length, file)
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)}/${y + Math.floor(at / w)}`),
    )
    assert.equal(new Set(cells).size, cells.length, file)
    assert.ok(panels.every(({ gridPos: { x, w } }) => x + w <= 24))
  }
  assert.equal(new Set(files.map((file) => dashboardOf(file).uid)).size, files.length)
})
