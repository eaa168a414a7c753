/** No scripts, no framing; a picture is drawn by us and opens in the browser, a PDF is saved. */
export function alone(
  type: 'application/pdf' | 'image/jpeg',
  name: string,
): Readonly<Record<string, string>> {
  return {
    'content-disposition': `${type === 'image/jpeg' ? 'inline' : 'attachment'}; filename="${name}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}
