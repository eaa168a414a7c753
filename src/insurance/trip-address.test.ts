import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftIn, planIn, tripQuery } from '#insurance/trip-address.ts'
import { requestOf } from '#insurance/trip-request.ts'

const request = {
  country: 'TR',
  startsOn: '2026-12-13',
  endsOn: '2026-12-19',
  births: '1992-05-05,2020-05-05',
}

test('an address is read back as it was written', () => {
  const params = new URLSearchParams(tripQuery(request, 'full'))
  assert.deepEqual([requestOf(draftIn(params)), planIn(params)], [request, 'full'])
})

test('a form without a script sends days in parts', () => {
  const parts = 'country=TR&fromDay=22&fromMonth=9&fromYear=1405&toDay=28&toMonth=9&toYear=1405'
  const births =
    '&birth0Day=15&birth0Month=2&birth0Year=1371&birth1Day=15&birth1Month=2&birth1Year=1399&birth2Day='
  assert.deepEqual(requestOf(draftIn(new URLSearchParams(parts + births))), {
    ...request,
    births: '1992-05-05,2020-05-04',
  })
})

test('what is missing or no day asks for nothing', () => {
  for (const query of ['', 'country=TR', 'country=TR&from=2026-12-13&to=2026-02-30&births=1992-05-05'])
    assert.equal(requestOf(draftIn(new URLSearchParams(query))), undefined, query)
  assert.equal(requestOf(draftIn(new URLSearchParams(tripQuery({ ...request, births: '' })))), undefined)
  assert.equal(planIn(new URLSearchParams('plan=gold')), undefined)
})
