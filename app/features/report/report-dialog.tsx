import { type FormEvent, useState } from 'react'
import { REPORT_COMMENT_MAX_LENGTH, REPORT_REASONS, type ReportReason } from '#domain/pages/page-report.ts'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { useSendReport } from './use-send-report.ts'

interface Props {
  pageId: string
  onClose(): void
}

/** Reports a problem with a page to the operator. */
export default function ReportDialog({ pageId, onClose }: Props) {
  const t = useText()
  return (
    <Dialog open onClose={onClose} title={t('page.report')} closeLabel={t('common.close')}>
      <TextBundle bundle="report">
        <ReportForm pageId={pageId} onClose={onClose} />
      </TextBundle>
    </Dialog>
  )
}

function ReportForm({ pageId, onClose }: Props) {
  const t = useText()
  const { state, send } = useSendReport(pageId)
  const [reason, setReason] = useState<ReportReason>()
  const [comment, setComment] = useState('')
  if (state === 'sent')
    return (
      <div role="status" className="flex flex-col items-start gap-4">
        <p className="font-display text-xl font-bold">{t('report.thanks')}</p>
        <p>{t('report.thanks-hint')}</p>
        <Button variant="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason) void send(reason, comment)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <RadioGroup<ReportReason>
        legend={t('report.reason')}
        name="reason"
        options={REPORT_REASONS.map((value) => ({ value, label: t(`report.${value}`) }))}
        value={reason}
        onChange={setReason}
      />
      <TextArea
        label={t('report.comment')}
        hint={t('report.comment-hint')}
        maxLength={REPORT_COMMENT_MAX_LENGTH}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      {(state === 'failed' || state === 'too-many') && (
        <p role="alert" className="font-semibold">
          {t(`report.${state}`)}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        disabled={!reason}
        busyLabel={state === 'sending' && t('report.sending')}
        className="self-start"
      >
        {t('report.send')}
      </Button>
    </form>
  )
}
