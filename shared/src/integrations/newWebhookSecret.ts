const bytes = 32

/**
 * Returns a secret in the form that Standard Webhooks demand.
 * @param randomBytes at least 32 of them
 */
export function newWebhookSecret(randomBytes: Uint8Array): string {
  return `whsec_${btoa(String.fromCharCode(...randomBytes.subarray(0, bytes)))}`
}
