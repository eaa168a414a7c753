import type { Arrival } from '#accounts/server/sign-in-attempt.ts'

export const someBrowser: Arrival = {
  how: 'otp',
  device: 'a browser of a test',
  address: '203.0.113.7',
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
}
