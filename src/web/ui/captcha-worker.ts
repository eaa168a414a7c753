import type { Finding, Sought } from '#web/ui/captcha-work.ts'

/** Web Worker: tries numbers until one derives to the goal. */
addEventListener('message', ({ data }: MessageEvent<Sought>) => {
  seek(data).then(tell, () => tell({ failed: true }))
})

async function seek({ salt, goal, most, rounds }: Sought): Promise<Finding> {
  const encoder = new TextEncoder()
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: rounds }
  const step = Math.ceil(most / 20)
  for (let number = 0; number < most; number++) {
    const key = await crypto.subtle.importKey('raw', encoder.encode(String(number)), 'PBKDF2', false, [
      'deriveBits',
    ])
    const bits = await crypto.subtle.deriveBits(how, key, goal.length * 4)
    if (hex(bits) === goal) return { found: number }
    if (number % step === 0) tell({ share: number / most })
  }
  return { failed: true }
}

function hex(bits: ArrayBuffer): string {
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function tell(finding: Finding): void {
  postMessage(finding)
}
