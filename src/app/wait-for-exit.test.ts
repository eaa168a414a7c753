import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../..')
const run = path.join(root, 'tools/run.mjs')

test('asked to end it first lets travellers be led elsewhere, and then closes', async () => {
  await using house = openHouse()
  const child = await house.open(process.execPath, [house.file])
  child.kill('SIGTERM')
  assert.deepEqual([await house.ended(), house.told()], [0, ['open', 'leaving', 'closed']])
})

test('Ctrl-C waits for nobody to be led elsewhere', async () => {
  await using house = openHouse()
  const child = await house.open(process.execPath, [house.file])
  child.kill('SIGINT')
  assert.deepEqual([await house.ended(), house.told()], [0, ['open', 'closed']])
})

test('whose starter is killed closes by itself', async () => {
  await using house = openHouse()
  const starter = await house.open(process.execPath, [run, house.file])
  starter.kill('SIGKILL')
  await house.told('closed')
})

for (const signal of ['SIGKILL', 'SIGTERM'] as const)
  test(`whose npm gets ${signal}, with a shell between that passes nothing on, closes by itself`, async () => {
    await using house = openHouse()
    const script = `${process.execPath} ${run} ${house.file}; true`
    const npm = `require('node:child_process').spawn('sh', ['-c', process.argv[1]], { stdio: 'inherit' }); setInterval(() => 0, 1e6)`
    const starter = await house.open(process.execPath, ['-e', npm, script], { npm_lifecycle_event: 'start' })
    starter.kill(signal)
    await house.told('closed')
  })

interface House extends AsyncDisposable {
  readonly file: string
  open(command: string, words: readonly string[], environment?: Record<string, string>): Promise<ChildProcess>
  told(): readonly string[]
  told(word: string): Promise<void>
  ended(): Promise<number | null>
}

function openHouse(): House {
  const folder = mkdtempSync(path.join(tmpdir(), 'parastoo-ending-'))
  const [file, book] = [path.join(folder, 'house.ts'), path.join(folder, 'book')]
  const until = path.join(root, 'src/app/wait-for-exit.ts')
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'
     import { untilEnded } from ${JSON.stringify(until)}
     const tell = async (word: string) => appendFileSync(${JSON.stringify(book)}, word + '\\n')
     untilEnded({ leave: () => tell('leaving'), close: () => tell('closed') })
     setInterval(() => 0, 1e6)
     void tell('open')`,
  )
  const lines = () => (existsSync(book) ? readFileSync(book, 'utf8').trim().split('\n') : [])
  const has = async (word: string) => {
    while (!lines().includes(word)) await sleep(20)
  }
  let child: ChildProcess | undefined
  return {
    file,
    async open(command, words, environment = {}) {
      const { npm_lifecycle_event: _, ...own } = process.env
      child = spawn(command, words, { cwd: root, env: { ...own, ...environment }, stdio: 'ignore' })
      await has('open')
      return child
    },
    told: ((word?: string) => (word === undefined ? lines() : has(word))) as House['told'],
    async ended() {
      if (child === undefined) return null
      if (child.exitCode === null) await once(child, 'exit')
      return child.exitCode
    },
    async [Symbol.asyncDispose]() {
      child?.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
