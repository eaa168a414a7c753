import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { afterPaint } from '#web/after-paint.ts'

function openWindow() {
  const asked = new Map<number, FrameRequestCallback>()
  let number = 0
  mock.timers.enable({ apis: ['setTimeout'] })
  Object.assign(globalThis, {
    requestAnimationFrame(draw: FrameRequestCallback) {
      number += 1
      asked.set(number, draw)
      return number
    },
    cancelAnimationFrame: (asker: number) => asked.delete(asker),
  })
  return {
    asked,
    draw() {
      const drawing = [...asked.values()]
      asked.clear()
      for (const draw of drawing) draw(0)
    },
    pass: (ms: number) => mock.timers.tick(ms),
    [Symbol.dispose]: () => mock.timers.reset(),
  }
}

test('all who wait for one frame share it, and work in their order when it has been painted', () => {
  using frames = openWindow()
  const done: string[] = []
  for (const name of ['list', 'counts', 'address']) afterPaint(() => done.push(name))
  assert.equal(frames.asked.size, 1)
  frames.draw()
  assert.deepEqual(done, [])
  frames.pass(1)
  assert.deepEqual(done, ['list', 'counts', 'address'])
})

test('what comes after a frame was drawn waits for the next', () => {
  using frames = openWindow()
  const done: string[] = []
  afterPaint(() => done.push('first'))
  frames.draw()
  afterPaint(() => done.push('second'))
  frames.pass(1)
  assert.deepEqual(done, ['first'])
  frames.draw()
  frames.pass(1)
  assert.deepEqual(done, ['first', 'second'])
})

test('who is called off does not work, and the others do', () => {
  using frames = openWindow()
  const done: string[] = []
  const callOff = afterPaint(() => done.push('called off'))
  afterPaint(() => done.push('kept'))
  callOff()
  frames.draw()
  frames.pass(1)
  assert.deepEqual(done, ['kept'])
})

test('where no frame is drawn, it is done after a fifth of a second, and once', () => {
  using frames = openWindow()
  let times = 0
  afterPaint(() => (times += 1))
  frames.pass(199)
  assert.equal(times, 0)
  frames.pass(1)
  frames.draw()
  frames.pass(500)
  assert.equal(times, 1)
})
