import { createDecipheriv, createECDH, createHash, hkdfSync } from 'node:crypto'

/**
 * A browser as its push service knows it. Its keys derive from its name, so that it is the same after a restart. It is
 * implemented after RFC 8188 and 8291, independently of the library that encrypts, so that what it decrypts browsers
 * can decrypt too.
 */
export class PushDevice {
  readonly #keys = createECDH('prime256v1')
  readonly #auth: Buffer

  constructor(name: string) {
    this.#keys.setPrivateKey(createHash('sha256').update(`key of ${name}`).digest())
    this.#auth = createHash('sha256').update(`secret of ${name}`).digest().subarray(0, 16)
  }

  /** The keys of a `PushSubscription`. */
  get keys(): { readonly p256dh: string; readonly auth: string } {
    return { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') }
  }

  /** Decrypts a message in `aes128gcm`. @throws Error if it is not for this device, or was changed */
  open(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const sender = body.subarray(21, 21 + keyLength)
    const record = body.subarray(21 + keyLength)
    if (record.length > body.readUInt32BE(16)) throw new Error('More than one record')

    const shared = this.#keys.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender])
    const secret = derived(shared, this.#auth, info, 32)
    const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    const end = padded.lastIndexOf(2)
    if (end < 0 || padded.subarray(end + 1).some(byte => byte !== 0)) throw new Error('No end of the record')
    return padded.subarray(0, end).toString()
  }
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
