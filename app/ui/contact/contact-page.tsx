import { Icon, type IconName } from '../icon.tsx'
import { PageHead } from '../page-head.tsx'
import { ContactForm, type ContactFormProps } from './contact-form.tsx'
import css from './contact-page.module.css'

export type ContactPageText = { icon: IconName; title: string; lead: string; contentLabel: string }

type Props = Omit<ContactFormProps, 'contentLabel'> & { page: ContactPageText; /** Its path. */ canonical: string }

/** The one layout of /contact, /issues and /ticket. */
export function ContactPage({ page: { icon, title, lead, contentLabel }, canonical, ...form }: Props) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={title} description={lead} canonical={canonical} />
      <h1 className={css.title}>
        <Icon name={icon} /> {title}
      </h1>
      <p>{lead}</p>
      <ContactForm contentLabel={contentLabel} {...form} />
    </div>
  )
}
