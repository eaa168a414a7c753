import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { rooms } from './rooms.ts'

const source = import.meta.dirname
const building = new Set(['server', 'database', 'web', 'calls'])
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => file.includes('/'))
const allowed: Record<string, readonly string[]> = rooms

test('every folder of the source is a room, and every room has a folder', () => {
  const folders = new Set(files.map((file) => file.split('/')[0]))
  assert.deepEqual([...folders].sort(), Object.keys(rooms).sort())
})

test('every room says what it is for', () => {
  const silent = Object.keys(rooms).filter((room) => !existsSync(path.join(source, room, 'README.md')))
  assert.deepEqual(silent, [])
})

test('a room calls only on rooms that it names; the shapes of answers are free to all', () => {
  const isFree = (to: Place, isType: boolean) => isType && to.file === 'server/answers.ts'
  assert.deepEqual(
    faults(
      (from, to, isType) =>
        from.room !== to.room && !allowed[from.room]?.includes(to.room) && !isFree(to, isType),
    ),
    [],
  )
})

test('a rule touches neither the server nor the browser', () => {
  assert.deepEqual(
    faults((from, to) => from.shelf === 'rules' && to.shelf !== 'rules' && !building.has(from.room)),
    [],
  )
})

test('what runs in the browser imports nothing that runs on the server, types aside', () => {
  assert.deepEqual(
    faults(
      (from, to, isType) =>
        from.shelf === 'web' && to.shelf === 'server' && !isType && !isLoaderLine(to.file),
    ),
    [],
  )
})

test("from another room's server only its door, its refusals' shapes and types may be imported", () => {
  assert.deepEqual(
    faults(
      (from, to, isType) =>
        from.room !== to.room &&
        to.shelf === 'server' &&
        !building.has(to.room) &&
        !isType &&
        to.file !== door(to.room),
    ),
    [],
  )
})

test('nobody climbs out of a room by ../', () => {
  const climbers = files.filter(
    (file) => /from '\.\.\//.test(read(file)) || /import\('\.\.\//.test(read(file)),
  )
  assert.deepEqual(climbers, [])
})

test('no two rooms call on each other', () => {
  const isAfter = Object.keys(rooms)
  const backwards = Object.entries(allowed).flatMap(([room, calledOn]) =>
    calledOn.filter(
      (other) =>
        isAfter.indexOf(other) > isAfter.indexOf(room) && !(room === 'server' && other === 'database'),
    ),
  )
  assert.deepEqual(backwards, [])
})

interface Place {
  readonly file: string
  readonly room: string
  readonly shelf: 'rules' | 'server' | 'web'
}

function faults(isFault: (from: Place, to: Place, isType: boolean) => boolean): string[] {
  return files
    .filter((file) => !file.endsWith('.test.ts') && !/\/test-[^/]*\.ts$/.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ to, isType }) => isFault(placeOf(file), placeOf(to), isType))
        .map(({ to }) => `${file} → ${to}`),
    )
}

function importsOf(file: string): { to: string; isType: boolean }[] {
  const text = read(file)
  const found = [
    ...text.matchAll(
      /(?:^|\n)(import|export)( type)?[^;'"]*?from '(#|\.\/)([^']+)'|import\('(#|\.\/)([^']+)'\)/g,
    ),
  ]
  return found.flatMap((match) => {
    const [, , type, kind, target, lazyKind, lazyTarget] = match
    const name = target ?? lazyTarget ?? ''
    if (name.startsWith('+types') || name.startsWith('twins/')) return []
    const to = (kind ?? lazyKind) === '#' ? name : path.join(path.dirname(file), name)
    return to.includes('/') ? [{ to, isType: type !== undefined }] : []
  })
}

function placeOf(file: string): Place {
  const [room = '', second = ''] = file.split('/')
  const isServer =
    room === 'server' || room === 'database' || second === 'server' || /\.server\.tsx?$/.test(file)
  const isWeb = room === 'web' || second === 'web'
  return { file, room, shelf: isServer ? 'server' : isWeb ? 'web' : 'rules' }
}

/** `export { loader } from './x-page.server.ts'`: the one seam between a page and its loader. */
function isLoaderLine(file: string): boolean {
  return file.endsWith('.server.ts')
}

function door(room: string): string {
  return `${room}/server/${room}.ts`
}

function read(file: string): string {
  return readFileSync(path.join(source, file), 'utf8')
}
