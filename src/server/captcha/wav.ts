export const SAMPLES_A_SECOND = 11_025
const HEADER_BYTES = 44

export function samplesIn(wav: Uint8Array): Int16Array {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength)
  const many = (wav.byteLength - HEADER_BYTES) >> 1
  return Int16Array.from({ length: many }, (_, index) => view.getInt16(HEADER_BYTES + index * 2, true))
}

export function wavOf(samples: Int16Array): Buffer {
  const bytes = samples.length * 2
  const wav = Buffer.alloc(HEADER_BYTES + bytes)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(36 + bytes, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20) // plain samples
  wav.writeUInt16LE(1, 22) // one channel
  wav.writeUInt32LE(SAMPLES_A_SECOND, 24)
  wav.writeUInt32LE(SAMPLES_A_SECOND * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(bytes, 40)
  for (const [index, sample] of samples.entries()) wav.writeInt16LE(sample, HEADER_BYTES + index * 2)
  return wav
}
