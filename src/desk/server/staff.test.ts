import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { onTheServer } from '#desk/server/audit.ts'
import { Authenticator } from '#testing/accounts/authenticator.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { openTestDesk, type TestDesk } from '#testing/desk/open-desk.ts'
import { askAtDesk } from '#testing/desk/staff.ts'

after(stopSharedServer)

const origin = 'http://localhost:3000'
const reason = 'به همکار تازه نیاز داریم'

test('the first invites the second alone, and whoever comes after is approved by another', async () => {
  await using room = await openTestDesk()
  const sara = await comeIn(room, await room.desk.entrance.firstLink('سارا نعمتی'))
  const second = await sara('POST /api/desk/staff', { name: 'مینا رحیمی', roles: ['owner'], reason })
  const { link } = second.data as { link: string }
  assert.match(link, /\/desk\/join#/)
  const waiting = await sara('POST /api/desk/staff', { name: 'همدست', roles: ['finance'], reason })
  assert.deepEqual(waiting.data, { number: 1, link: null })
  const mina = await comeIn(room, link)
  const id = firstId(await mina('GET /api/desk/proposals'))
  assert.equal((await sara(`POST /api/desk/proposals/${id}/approve`)).code, 'OWN_PROPOSAL')
  const approved = await mina(`POST /api/desk/proposals/${id}/approve`)
  const third = await comeIn(room, (approved.data as { link: string }).link)
  assert.equal((await third('GET /api/desk/staff')).status, 200)
})

test('whoever sends everybody else away is not alone by that', async () => {
  await using room = await openTestDesk()
  const [sara, , minaId] = await two(room)
  assert.equal((await sara(`POST /api/desk/staff/${minaId}/disable`)).status, 200)
  const invited = await sara('POST /api/desk/staff', { name: 'همدست', roles: ['finance'], reason })
  assert.deepEqual(invited.data, { number: 1, link: null })
})

test('other roles come by two, and end what was open with the ones before', async () => {
  await using room = await openTestDesk()
  const [sara, mina, minaId] = await two(room)
  await sara(`POST /api/desk/staff/${minaId}/roles`, { roles: ['support'], reason })
  const id = firstId(await sara('GET /api/desk/proposals'))
  assert.equal((await mina(`POST /api/desk/proposals/${id}/approve`)).status, 200)
  assert.equal((await mina('GET /api/desk/staff')).code, 'DESK_SIGN_IN_FIRST')
  const rows = (await sara('GET /api/desk/staff')).data as { id: string; roles: string[] }[]
  assert.deepEqual(rows.find((row) => row.id === minaId)?.roles, ['support'])
})

test('the last owner stays one', async () => {
  await using room = await openTestDesk()
  const sara = await comeIn(room, await room.desk.entrance.firstLink('سارا نعمتی'))
  const id = firstId(await sara('GET /api/desk/staff'))
  assert.equal((await sara(`POST /api/desk/staff/${id}/disable`)).code, 'LAST_OWNER')
})

test('lost keys come back by two others, and the old ones open nothing any more', async () => {
  await using room = await openTestDesk()
  const [sara, mina, minaId] = await two(room)
  assert.equal(
    (await mina(`POST /api/desk/staff/${minaId}/recovery`, { reason })).code,
    'SUBJECT_OF_RECOVERY',
  )
  await sara(`POST /api/desk/staff/${minaId}/recovery`, { reason })
  const id = firstId(await sara('GET /api/desk/proposals'))
  assert.equal((await mina(`POST /api/desk/proposals/${id}/approve`)).code, 'SUBJECT_OF_RECOVERY')
  const third = await comeIn(
    room,
    await room.desk.inviteFromServer(onTheServer, { name: 'حمید کاظمی', roles: ['finance'] }),
  )
  const approved = await third(`POST /api/desk/proposals/${id}/approve`)
  const back = await comeIn(room, (approved.data as { link: string }).link)
  assert.equal((await back('GET /api/desk/keys')).status, 200)
  assert.equal((await mina('GET /api/desk/keys')).status, 401)
  assert.equal(((await back('GET /api/desk/keys')).data as unknown[]).length, 1)
})

function firstId({ data }: { readonly data: unknown }): string {
  return (data as { id: string }[])[0]?.id ?? ''
}

type AskDesk = (line: string, body?: object) => ReturnType<typeof askAtDesk>

async function comeIn({ house }: TestDesk, link: string): Promise<AskDesk> {
  const secret = new URL(link).hash.slice(1)
  const offered = await askAtDesk(house, 'POST /api/desk/join/offer', { body: { link: secret } })
  const { challengeId, options } = offered.data as { challengeId: string; options: never }
  const response = new Authenticator(origin).make(options)
  const { cookie } = await askAtDesk(house, 'POST /api/desk/join', {
    body: { link: secret, challengeId, response },
  })
  return (line, body) => askAtDesk(house, line, { token: cookie, body })
}

/** Two owners, and the second's number. */
async function two(room: TestDesk): Promise<readonly [AskDesk, AskDesk, string]> {
  const sara = await comeIn(room, await room.desk.entrance.firstLink('سارا نعمتی'))
  const invited = await sara('POST /api/desk/staff', { name: 'مینا رحیمی', roles: ['owner'], reason })
  const mina = await comeIn(room, (invited.data as { link: string }).link)
  const rows = (await sara('GET /api/desk/staff')).data as { id: string; name: string }[]
  return [sara, mina, rows.find(({ name }) => name === 'مینا رحیمی')?.id ?? '']
}
