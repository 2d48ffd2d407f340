import { isOrganizer, rolesIn } from '@upper-bracket/shared/competition/permissions'
import { type ApiKey, isActiveKey, usePrecisionMs } from '@upper-bracket/shared/integrations/apiKey'
import { apiKeySecret } from '@upper-bracket/shared/integrations/apiKeySchemas'
import { existingId } from '@upper-bracket/shared/text/documentId'
import type { DocumentReference } from 'firebase-admin/firestore'
import { digest } from '../platform/digest.ts'
import { documents } from '../platform/firestore/documents.ts'
import { ignoreNotFound } from '../platform/firestore/firestoreErrors.ts'
import { logs } from '../platform/logs.ts'

export interface FoundApiKey {
  readonly key: ApiKey
  readonly ref: DocumentReference<ApiKey>
}

/**
 * Finds the key in the header `Authorization: Bearer ub_…`. Null unless it is an active key of this competition whose
 * creator still is one of its organizers.
 */
export async function findApiKey(
  authorization: string | undefined,
  competitionId: string,
  now: number,
): Promise<FoundApiKey | null> {
  const secret = apiKeySecret.safeParse(/^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1])
  if (!secret.success || !existingId.safeParse(competitionId).success) return null
  const [digests, read] = await Promise.all([
    documents.apiKeyDigests(competitionId).get(),
    documents.competition(competitionId).get(),
  ])
  const [keyId, competition] = [digests.data()?.keyIds[digest(secret.data)], read.data()]
  if (keyId === undefined || competition === undefined) return null
  const ref = documents.apiKey(competitionId, keyId)
  const key = (await ref.get()).data()
  if (key === undefined || !isActiveKey(key, now)) return null
  return isOrganizer(rolesIn(competition, key.creatorUid, null)) ? { key, ref } : null
}

/** Notes that a key is used, unless that was noted a short time ago. */
export async function noteUse({ key, ref }: FoundApiKey, now: number): Promise<void> {
  if (key.lastUsedAt !== null && now - key.lastUsedAt < usePrecisionMs) return
  try {
    await ignoreNotFound(ref.update({ lastUsedAt: now }))
  } catch (error) {
    logs.leftBehind(ref.path, error)
  }
}
