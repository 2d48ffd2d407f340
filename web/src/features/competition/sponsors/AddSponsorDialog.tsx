import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { sponsorName, sponsorUrl } from '@upper-bracket/shared/competition/sponsors'
import type { PictureFiles } from '@upper-bracket/shared/picture/storedPicture'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { type ReadDraft, useForm } from '#ui/form/useForm.ts'
import { usePictureChoice } from '#ui/picture/usePictureChoice.ts'
import { sponsorFiles } from './sponsorFiles.ts'

interface NewSponsor {
  readonly name: string
  readonly url: string
  readonly picture: PictureFiles
}

interface AddSponsorDialogProps {
  /** Returns whether the sponsor was added. */
  readonly onAdd: (sponsor: NewSponsor) => Promise<boolean>
  readonly onClose: () => void
}

interface Draft {
  readonly name: string
  readonly url: string
  readonly file: File | null
}

type Problems = { readonly [Field in keyof Draft]?: true }

/** Asks for the name, the link and the picture of a sponsor. */
export default function AddSponsorDialog({ onAdd, onClose }: AddSponsorDialogProps) {
  const { t } = useTranslation(['settings', 'picture'])
  const picture = usePictureChoice()
  const { field, problems, ...form } = useForm({
    stored: { name: '', url: '', file: picture.chosen },
    read: readSponsor,
    send: async ({ name, url, file }) => {
      const files = await sponsorFiles(file).catch(() => null)
      if (files === null) return { error: t('picture:problem_broken') }
      if (await onAdd({ name, url, picture: files })) onClose()
      return {}
    },
  })
  return (
    <FormDialog title={t('sponsorAdd')} submitLabel={t('sponsorAdd')} form={form} onClose={onClose}>
      <FormField
        label={t('sponsorName')}
        name="sponsorName"
        autoComplete="off"
        required
        autoFocus
        {...field('name')}
        error={problems.name && t('sponsorNameInvalid')}
      />
      <FormField
        label={t('sponsorLink')}
        name="sponsorLink"
        autoComplete="off"
        required
        placeholder="https://"
        {...field('url')}
        error={problems.url && t('sponsorLinkInvalid')}
      />
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

function readSponsor(draft: Draft): ReadDraft<Draft & { readonly file: File }, Problems> {
  const name = sponsorName.safeParse(draft.name)
  const url = sponsorUrl.safeParse(draft.url.trim())
  if (name.success && url.success && draft.file !== null) {
    return { ok: true, value: { name: name.data, url: url.data, file: draft.file } }
  }
  return {
    ok: false,
    problems: {
      ...(!name.success && { name: true }),
      ...(!url.success && { url: true }),
      ...(draft.file === null && { file: true }),
    },
  }
}
