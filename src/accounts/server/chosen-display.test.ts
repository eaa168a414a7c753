import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestAccounts } from '#testing/accounts/accounts.ts'
import { ownerOf } from '#testing/accounts/owner.ts'

test('an account remembers how money and days are said, each its own, and no other way than there is', async () => {
  await using room = await openTestAccounts()
  const { accounts } = room
  const [sara, reza] = [await ownerOf(room, '+989121111171'), await ownerOf(room, '+989121111172')]
  assert.equal(await accounts.displayOf(sara.userId), undefined)
  await accounts.chooseDisplay(sara.userId, 'rial.gregorian')
  assert.equal(await accounts.displayOf(sara.userId), 'rial.gregorian')
  assert.equal(await accounts.displayOf(reza.userId), undefined)
  await accounts.chooseDisplay(reza.userId, 'toman.jalali.AED')
  assert.equal(await accounts.displayOf(reza.userId), 'toman.jalali.AED')
  for (const wrong of ['toman.jalali.IRR', 'toman.jalali.'])
    await assert.rejects(accounts.chooseDisplay(reza.userId, wrong), /users_display_check/)
  await assert.rejects(accounts.chooseDisplay(sara.userId, 'dollar.jalali'), /users_display_check/)
})
