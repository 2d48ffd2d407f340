import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import type { Sponsor } from '@upper-bracket/shared/competition/sponsor'
import { sponsorLimits, sponsorName, sponsorUrl } from '@upper-bracket/shared/competition/sponsors'
import { pictureKinds } from '@upper-bracket/shared/picture/pictureKind'
import type { PictureFiles } from '@upper-bracket/shared/picture/storedPicture'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { type ReadDraft, useForm } from '#ui/form/useForm.ts'
import { base64Of } from '#ui/picture/base64Of.ts'
import { scaledPicture } from '#ui/picture/croppedPicture.ts'
import { SponsorPicture } from '#ui/SponsorPicture.tsx'
import { usePictureChoice } from '#ui/picture/usePictureChoice.ts'

interface WrittenSponsor {
  readonly name: string
  readonly url: string
  /** Null if it stays. */
  readonly picture: PictureFiles | null
}

interface SponsorDialogProps {
  readonly competitionId: string
  /** The stored sponsor; null for a new one. */
  readonly sponsor: Sponsor | null
  /** Returns whether the sponsor was stored. */
  readonly onStore: (sponsor: WrittenSponsor) => Promise<boolean>
  readonly onClose: () => void
}

interface Draft {
  readonly name: string
  readonly url: string
  readonly file: File | null
}

type Problems = { readonly [Field in keyof Draft]?: true }

/** Asks for the name, the link and the picture of a sponsor. */
export default function SponsorDialog({ competitionId, sponsor, onStore, onClose }: SponsorDialogProps) {
  const { t } = useTranslation(['settings', 'picture', 'common'])
  const picture = usePictureChoice()
  const { field, problems, ...form } = useForm({
    stored: { name: sponsor?.name ?? '', url: sponsor?.url ?? '', file: picture.chosen },
    read: draft => readSponsor(draft, sponsor !== null),
    send: async ({ name, url, file }) => {
      const files = file && (await filesOf(file).catch(() => null))
      if (file !== null && files === null) return { error: t('picture:problem_broken') }
      if (await onStore({ name, url, picture: files })) onClose()
      return {}
    },
  })
  return (
    <FormDialog
      title={sponsor?.name ?? t('sponsorAdd')}
      submitLabel={sponsor === null ? t('sponsorAdd') : t('common:save')}
      form={form}
      onClose={onClose}
    >
      <FormField
        label={t('sponsorName')}
        name="sponsorName"
        autoComplete="off"
        required
        autoFocus
        {...field('name')}
        error={problems.name && t('sponsorNameInvalid', { max: sponsorLimits.nameMax })}
      />
      <FormField
        label={t('sponsorLink')}
        name="sponsorLink"
        autoComplete="off"
        required
        placeholder="https://"
        {...field('url')}
        error={problems.url && t('sponsorLinkInvalid', { max: sponsorLimits.urlMax })}
      />
      {sponsor !== null && picture.chosen === null && (
        <SponsorPicture competitionId={competitionId} sponsor={sponsor} size="small" height={40} />
      )}
      <Box>
        <input {...picture.input} aria-label={t('sponsorPicture')} />
        <Button variant="outlined" color="inherit" {...picture.target}>
          {t('sponsorPicture')}
        </Button>
        <FormHelperText error={problems.file !== undefined} sx={{ overflowWrap: 'anywhere' }}>
          {picture.chosen?.name ?? t(problems.file ? 'sponsorPictureMissing' : 'sponsorPictureHint')}
        </FormHelperText>
      </Box>
    </FormDialog>
  )
}

async function filesOf(file: Blob): Promise<PictureFiles> {
  const { small, large } = pictureKinds.sponsor
  return {
    small: await base64Of(await scaledPicture(file, small)),
    large: await base64Of(await scaledPicture(file, large)),
  }
}

function readSponsor(draft: Draft, hasPicture: boolean): ReadDraft<Draft, Problems> {
  const isComplete = hasPicture || draft.file !== null
  const name = sponsorName.safeParse(draft.name)
  const url = sponsorUrl.safeParse(draft.url.trim())
  if (name.success && url.success && isComplete) {
    return { ok: true, value: { name: name.data, url: url.data, file: draft.file } }
  }
  return {
    ok: false,
    problems: {
      ...(!name.success && { name: true }),
      ...(!url.success && { url: true }),
      ...(!isComplete && { file: true }),
    },
  }
}
