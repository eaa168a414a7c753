import assert from 'node:assert/strict'
import { test } from 'node:test'
import { disruptedBy, type TicketFlight } from '#flights/supplier/change.ts'

/** `QR 483 IKA-DOH 03T05:20` in December. */
function flight(written: string): TicketFlight {
  const [airline = '', number, way = '', at] = written.split(' ')
  const [origin = '', destination = ''] = way.split('-')
  const departsLocal = Temporal.PlainDateTime.from(`2026-12-${at}`)
  return { airline, number: Number(number), origin, destination, departsLocal }
}

const [toDoha, toLondon, back] = ['QR 483 IKA-DOH 03T05:20', 'QR 3 DOH-LHR 03T08:30', 'QR 4 LHR-DOH 09T09:40']
const sold = [toDoha, toLondon, back].map((written, at) => ({
  ...flight(written ?? ''),
  leg: at < 2 ? 0 : 1,
}))
const out = [toDoha, toLondon]

function told(before: readonly string[], after: readonly string[]) {
  const change = { before: before.map(flight), after: after.map(flight) }
  return disruptedBy(change, sold)
    .filter(({ isNews }) => isNews)
    .map(({ flight: { number }, minutes }) => [number, minutes])
}

test('a flight that leaves at quite another hour is late or early by so many minutes', () => {
  assert.deepEqual(told([toDoha], ['QR 483 IKA-DOH 03T08:35']), [[483, 195]])
  assert.deepEqual(told([back], ['QR 4 LHR-DOH 09T07:35']), [[4, -125]])
})

test('up to two hours is another hour of the same flight, under whatever number; what stays as it was is none', () => {
  assert.deepEqual(told([toDoha], ['QR 483 IKA-DOH 03T07:20']), [[483, 120]])
  assert.deepEqual(told([toDoha], ['QR 485 IKA-DOH 03T07:20']), [[483, 120]])
  assert.deepEqual(told([toDoha], ['QR 485 IKA-DOH 03T05:20']), [])
  assert.deepEqual(told([...out, back], [...out, back]), [])
})

test('what has nothing in its place does not go, told once a direction', () => {
  assert.deepEqual(told(out, []), [[483, null]])
  assert.deepEqual(told([...out, back], [back]), [[483, null]])
})

test('another flight at quite another hour is not the one that was sold', () => {
  assert.deepEqual(told([back], ['QR 8 LHR-DOH 10T09:40']), [[4, null]])
  assert.deepEqual(told(out, ['QR 483 IKA-DOH 03T08:35', 'QR 9 DOH-LHR 03T14:00']), [[3, null]])
})

test('the second change of a flight is counted from the hour that was sold', () => {
  assert.deepEqual(told(['QR 483 IKA-DOH 03T08:35'], ['QR 483 IKA-DOH 03T05:50']), [[483, 30]])
  assert.deepEqual(told(['QR 483 IKA-DOH 03T08:35'], [toDoha ?? '']), [[483, 0]])
  assert.deepEqual(told(['QR 483 IKA-DOH 03T07:00'], ['QR 483 IKA-DOH 03T08:00']), [[483, 160]])
})

test('of the same way flown twice the nearer flight is meant', () => {
  const again = { ...flight('QR 483 IKA-DOH 20T05:20'), leg: 2 }
  const change = { before: [again], after: [flight('QR 483 IKA-DOH 20T09:20')] }
  assert.deepEqual(
    disruptedBy(change, [...sold, again]).map(({ flight: { leg }, minutes }) => [leg, minutes]),
    [[2, 240]],
  )
})

test('every flight of a direction has its new hour, and one of them is the news', () => {
  const change = {
    before: out.map((written) => flight(written ?? '')),
    after: ['QR 483 IKA-DOH 03T05:50', 'QR 3 DOH-LHR 03T11:30'].map(flight),
  }
  assert.deepEqual(
    disruptedBy(change, sold).map(({ minutes, isNews }) => [minutes, isNews]),
    [
      [30, false],
      [180, true],
    ],
  )
})
