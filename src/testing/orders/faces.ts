import { flightFace } from '#flights/web/face.ts'
import { hotelFace } from '#hotels/web/face.ts'
import type { ProductFace } from '#orders/face.ts'
import { visaFace } from '#visas/web/face.ts'

export const testFaces: Readonly<Record<string, ProductFace>> = {
  flight: flightFace,
  hotel: hotelFace,
  visa: visaFace,
}

export function testFaceOf(kind: string): ProductFace {
  const face = testFaces[kind]
  if (face === undefined) throw new RangeError(`no face of ${kind}`)
  return face
}
