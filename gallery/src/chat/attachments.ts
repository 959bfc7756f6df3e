import IconChartBar from '~icons/tabler/chart-bar';
import IconFileText from '~icons/tabler/file-text';
import IconFiles from '~icons/tabler/files';
import IconMapPin from '~icons/tabler/map-pin';
import IconMicrophone from '~icons/tabler/microphone';
import type { Icon } from '@pieno/ui/icon.tsx';

/** The template's kinds of attachment (rule gallery-chat). */
type AttachmentKind = 'Files' | 'Audio' | 'Document' | 'Pull' | 'Location';

export interface Attachment {
  kind: AttachmentKind;
  title: string;
  note: string;
}

export const ATTACHMENT_ICONS: Record<AttachmentKind, Icon> = {
  Files: IconFiles,
  Audio: IconMicrophone,
  Document: IconFileText,
  Pull: IconChartBar,
  Location: IconMapPin,
};

/** The fixed sample that an entry of the attach menu sends; no file of the device is read. */
export const SAMPLE_ATTACHMENTS: readonly Attachment[] = [
  { kind: 'Files', title: 'holiday-pictures.zip', note: '3 files, 4.2 MB' },
  { kind: 'Audio', title: 'Voice note', note: '0:14' },
  { kind: 'Document', title: 'receipt-november.pdf', note: '84 kB' },
  { kind: 'Pull', title: 'Where do we fill up on Saturday?', note: '3 answers, nobody voted yet' },
  { kind: 'Location', title: 'Borgo Maggiore', note: 'Via Ventotto Luglio' },
];
