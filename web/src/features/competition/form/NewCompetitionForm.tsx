import type { NewCompetitionSettings } from '@upper-bracket/shared/competition/settings/settingTable'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useUid } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { UnsavedGuard, unguarded } from '#ui/form/UnsavedGuard.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { useCreateCompetitionMutation } from '../competitionEndpoints.ts'
import { BannerField } from './BannerField.tsx'
import { CompetitionForm } from './CompetitionForm.tsx'
import { type CompetitionDraft, dateFields, draftOf, problemsOfError } from './competitionDraft.ts'
import { loadReader } from './loadReader.ts'
import { useStoreBanner } from './useStoreBanner.ts'

// Few people have a page.
const ShowOnPageField = lazy(() => import('./ShowOnPageField.tsx'))

interface NewCompetitionFormProps {
  /** The initial settings. */
  readonly from: NewCompetitionSettings
  /** The competition whose banner is copied, unless another one is chosen. */
  readonly bannerOf?: Pick<CompetitionDocument, 'id' | 'bannerURL'>
}

/** Creates a competition, and then stores its banner, which needs the competition to exist. */
export function NewCompetitionForm({ from, bannerOf }: NewCompetitionFormProps) {
  const { t } = useTranslation(['competition', 'picture'])
  // One id for the whole form, so that submitting it twice creates one competition.
  const [competitionId] = useState(newDocumentId)
  const [create] = useCreateCompetitionMutation()
  const picture = useWaitingPicture()
  const [copying, setCopying] = useState((bannerOf?.bannerURL ?? null) !== null)
  const banner = useStoreBanner()
  const uid = useUid()
  const [show, setShow] = useState<(() => Promise<unknown>) | null>(null)
  const showError = useShowError()
  const navigate = useNavigate()

  const form = useForm({
    stored: draftOf(from),
    read: async (draft: CompetitionDraft) => {
      const { judgeNew, readDraft } = await loadReader()
      return readDraft(draft, { from, judge: readable => judgeNew(readable, Date.now()) })
    },
    send: async settings => {
      const copied = copying && bannerOf !== undefined ? { bannerOf: bannerOf.id } : {}
      const answer = await create({ competitionId, ...settings, ...copied })
      if (answer.error) return answer
      if (picture.blob !== null) {
        await banner.store({ competitionId, revision: 0 }, picture.blob, unobserved()).catch(() => {
          showError(t('picture:bannerLater'))
        })
      }
      await show?.()
      await navigate(hrefs.competitionTeams(competitionId), { state: { created: true, ...unguarded } })
      return {}
    },
    problemsOf: problemsOfError,
    together: dateFields,
  })

  const choose = (blob: Blob | null) => {
    setCopying(false)
    picture.set(blob)
  }

  return (
    <>
      <CompetitionForm
        form={form}
        submitLabel={t('create')}
        cancelHref={hrefs.tournaments()}
        banner={
          <>
            <BannerField
              bannerURL={copying ? (bannerOf?.bannerURL ?? null) : picture.address}
              game={form.draft.game}
              hint={t('picture:bannerHint')}
              save={async blob => choose(blob)}
              remove={async () => choose(null)}
            />
            {uid !== null && (
              <Suspense fallback={null}>
                <ShowOnPageField
                  uid={uid}
                  competitionId={competitionId}
                  onChoose={chosen => setShow(() => chosen)}
                />
              </Suspense>
            )}
          </>
        }
      />
      <UnsavedGuard active={form.dirty || picture.blob !== null} />
    </>
  )
}

/** A picture to be stored after the competition is created, and an address to show it from. */
function useWaitingPicture() {
  const [blob, set] = useState<Blob | null>(null)
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (blob === null) return setAddress(null)
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return { blob, set, address }
}

function unobserved() {
  return { onProgress: () => undefined, signal: new AbortController().signal }
}
