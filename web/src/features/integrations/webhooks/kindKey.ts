import type { WebhookEvent } from '@upper-bracket/shared/integrations/webhookEvent'

type Kind = WebhookEvent['type']
type KeyOf<K extends Kind> = K extends `${infer Subject}.${infer Change}`
  ? `kind_${Subject}_${Change}`
  : never

/** The key of the text of a kind, because a dot separates the parts of a key. */
export function kindKey<K extends Kind>(kind: K): KeyOf<K> {
  return `kind_${kind.replace('.', '_')}` as KeyOf<K>
}
