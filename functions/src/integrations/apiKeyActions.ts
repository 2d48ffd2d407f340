import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { isActiveKey } from '@upper-bracket/shared/integrations/apiKey'
import { createApiKey } from '@upper-bracket/shared/integrations/createApiKey'
import { action } from '../actions/action.ts'
import { digest } from '../platform/digest.ts'
import { documents } from '../platform/firestore/documents.ts'
import { newApiKeySecret } from './newApiKeySecret.ts'

export const apiKeyActions = {
  /** Creates a key of a competition. Of its secret only the digest is stored. */
  createApiKey: action('createApiKey', {
    read: ({ reads, input: { competitionId } }) =>
      Promise.all([
        reads.get(documents.apiKeys(competitionId)),
        reads.get(documents.apiKeyDigests(competitionId)),
      ]),
    decide: ({ uid, input, now }, [keys, digests]) => {
      const { competitionId, keyId } = input
      const current = new Map(keys.docs.map(read => [read.id, read.data()]))
      if (current.has(keyId)) return refuse('id-taken')
      const secret = newApiKeySecret()
      const created = createApiKey(input, { uid, secret, keys: current, now })
      if (!created.ok) return created
      const { key, forgottenIds } = created.value
      const active = Object.entries(digests.data()?.keyIds ?? {}).filter(([, id]) => {
        const other = current.get(id)
        return other !== undefined && isActiveKey(other, now)
      })
      return accept({
        output: { secret },
        write: writes => {
          writes.create({ ref: documents.apiKey(competitionId, keyId) }, key)
          writes.merge(digests, { keyIds: { ...Object.fromEntries(active), [digest(secret)]: keyId } })
          for (const read of keys.docs) if (forgottenIds.includes(read.id)) writes.delete(read)
        },
        log: { action: 'createApiKey', name: key.name, scopes: key.scopes },
      })
    },
  }),

  /** Revokes a key. Every organizer may do so. */
  revokeApiKey: action('revokeApiKey', {
    read: ({ reads, input }) => reads.get(documents.apiKey(input.competitionId, input.keyId)),
    decide: ({ now }, read) => {
      const key = read.data()
      if (key === undefined) return refuse('not-found', { document: 'key' })
      if (key.revokedAt !== null) return accept({ output: {} })
      return accept({
        output: {},
        write: writes => writes.update(read, { revokedAt: now }),
        log: { action: 'revokeApiKey', name: key.name },
      })
    },
  }),
}
