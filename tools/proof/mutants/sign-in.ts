import { faultsOf } from '../mutant.ts'

const passkeys = ['src/accounts/server/passkeys.test.ts']

export const signInMutants = [
  ...faultsOf('src/accounts/server/stored-passkeys.ts', passkeys, {
    'passkey-of-another-renamed': [
      'set name = ${name} where id = ${id} and user_id = ${userId} returning',
      'set name = ${name} where id = ${id} returning',
    ],
    'passkey-of-another-removed': [
      'delete from accounts.passkeys where id = ${id} and user_id = ${userId} returning',
      'delete from accounts.passkeys where id = ${id} returning',
    ],
  }),
  ...faultsOf(
    'src/accounts/server/own-sessions.ts',
    ['src/accounts/server/sessions.test.ts', 'src/accounts/server/session-attacks.test.ts'],
    {
      'session-of-another-ended': [
        'where id = ${sessionId} and user_id = ${userId} and revoked_at is null',
        'where id = ${sessionId} and revoked_at is null',
      ],
    },
  ),
  ...faultsOf(
    'src/accounts/server/step-up.ts',
    [
      'src/accounts/server/own-targets.test.ts',
      'src/accounts/server/passwords.test.ts',
      'src/accounts/server/bank-details.test.ts',
    ],
    {
      'proven-once-for-ever': [
        'revoked_at is null and proven_at > ${since}',
        'revoked_at is null and (proven_at > ${since} or proven_at is not null)',
      ],
      'nobody-need-be-proven': [
        "if (!(await provenNow(sessionId))) throw refuse('STEP_UP_NEEDED')",
        'await provenNow(sessionId)',
      ],
    },
  ),
  ...faultsOf('src/accounts/server/passwords.ts', ['src/accounts/server/passwords.test.ts'], {
    'first-password-unproven': ['await stepUp.mustBeProven(sessionId)', 'await Promise.resolve(sessionId)'],
  }),
  ...faultsOf('src/accounts/server/own-targets.ts', ['src/accounts/server/own-targets.test.ts'], {
    'new-phone-unproven': ['await stepUp.mustBeProven(sessionId)', 'await Promise.resolve(sessionId)'],
    'others-stay-signed-in': [
      "if (what === 'phone') await endOthers(userId, sessionId, 'phone changed')",
      '',
    ],
  }),
]
