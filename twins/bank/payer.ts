/** What a payer does at the card page, for tests without a browser. Answers where the bank sends the payer back to. */
export async function payAtBank(address: string, card: string): Promise<string | undefined> {
  return submitted(address, { do: 'pay', card, cvv2: '123', expiry: '12 / 08', password: '12345' })
}

export async function turnBackAtBank(address: string): Promise<string | undefined> {
  return submitted(address, { do: 'cancel' })
}

async function submitted(
  address: string,
  form: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  await answer.text()
  return answer.headers.get('location') ?? undefined
}
