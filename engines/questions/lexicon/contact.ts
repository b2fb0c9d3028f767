/** Email addresses and telephone numbers. Only the person's own, and only the one that is known: no second one, none of an office. */
export const contact = `
email-word = email | e mail | emails
email = <email-word> [address | id | account] | address [for] <email-word> | cyfeiriad e bost | e bost | ebost | cyfeiriad ebost | seoladh riomhphoist | riomhphost | r phost
  | adresse e mail | correo electronico | <email-word> adresse
purpose = for (interview invitations | invitations [to interview] | interview invites | this form | replies | our reply | a reply | our answer | news of your application)
which-email = preferred | best | main | primary | current | personal | private | contact | active | valid | home | usual | own
use-email = (that | which) we (should | can | may | will) (use | write to | contact you on | reach you on) | we (should | can | may | will) (use | write to | contact you (on | at) | reach you (on | at) | email)
  | (where | at which | on which) we can (contact | reach | write to) you | to (contact | reach) you (on | at | by) | (where | at which | on which) you can be (reached | contacted) | you check (often | regularly | most often | daily | every day) | you use | you use most [often]
  | (we | that we | which we) (can | may) use to (contact | reach) you | we should use
thing = [<which-email>] [<which-email>] <email> {asks=email} [<use-email>] [<purpose>] | <email> {asks=email} again | <email> {asks=email} confirmation | confirmation of <own> <email> {asks=email} | (confirm | verify | re enter | repeat) <email> {asks=email}
thing = <email> {asks=email} (personal | private | home | not work | personal not work | your own) | <which-email> <email> {asks=email} not (work | a work address | your work address) | <email> {asks=email} of [the] (applicant | candidate) | <mobile-word> (tel | phone) {asks=phone} {kind=mobile} | <phone-word> [<number-word>] {asks=phone} (daytime | day | day time) {kind=daytime} | <phone-word> [<number-word>] {asks=phone} (mobile) {kind=mobile} | <phone-word> [<number-word>] {asks=phone} {kind=any} of [the] (applicant | candidate)
  | [eg | e g | for example] exampleemail {asks=email} | <email> {asks=email} [eg | e g | for example] exampleemail
sentence = how (can | may | should) we <email-word> {asks=email} you | how (can | may | should) we (phone | ring | call | reach you by phone | contact you by phone) [you] {asks=phone} {kind=any} | we will reply by <email-word> what is your address {asks=email}
sentence = where (should | can | may | shall) we (send | email | write) [our | the | you] [reply | answer | confirmation | a confirmation] email [address] {asks=email} | what <email> {asks=email} (should | can | may | do) we (use | contact you on | reach you on | write to) [to (contact | reach) you] [<purpose>] | (at | on | to) (what | which) <email> {asks=email} (can | should | may) we (contact | reach | write to) you
  | how can we (contact | reach) you by <email-word> {asks=email} | where can we <email-word> {asks=email} you | which <email> {asks=email} (can | should | may) we (use | contact you on | write to) [to (contact | reach) you] [<purpose>]
  | what is the best <email> {asks=email} (to (contact | reach) you [on | at]| for you)

hours = day | daytime | day time | evening | evenings | daytime or evening | day and evening
phone-word = phone | telephone | tel | phones
mobile-word = mobile | cell | cellphone | mobile phone | cell phone | mobile telephone | cellular
number-word = number | no | num | nr | numbers
which-phone = preferred | best | main | primary | current | personal | private | contact | active | valid | usual | own
phone = <phone-word> [<number-word>] {kind=any} | <mobile-word> [<number-word>] {kind=mobile} | contact [<phone-word>] <number-word> {kind=any} | contact <phone-word> {kind=any} | (contact mobile) [<number-word>] {kind=mobile}
  | <phone-word> or <mobile-word> [<number-word>] {kind=any} | <mobile-word> or <phone-word> [<number-word>] {kind=any} | <mobile-word> (or | and) (landline | home) [<phone-word>] [<number-word>] {kind=any}
  | <hours> [contact] <phone-word> [<number-word>] {kind=daytime} | <hours> contact <number-word> {kind=daytime} | <hours> <number-word> {kind=daytime}
  | (landline | home <phone-word> | home landline) [<number-word>] {kind=landline} | <number-word> (we can | to) (call | ring | phone) [you] [on] {kind=any}
  | rhif ffon {kind=any} | rhif ffon symudol {kind=mobile} | ffon {kind=any} | uimhir theileafoin {kind=any} | guthan {kind=any} | fon poca {kind=mobile} | uimhir fhoin poca {kind=mobile} | uimhir guthain {kind=any} | ffon symudol {kind=mobile} | uimhir fon poca {kind=mobile}
phone-form = (in | using) international (format | form) {form=international} | international (format | form) {form=international} | (with | including | inc | incl | include) [the] [international] (country | dialling | international | dial | dialing) (code | prefix) {form=international} | (with | including | inc | incl | include) [the] (country code | international prefix) {form=international}
  | (including | with | inc | incl) [the] (area | std | dialling) code {form=any} | without [the] (leading | first | initial) (zero | 0) {form=short} | without [the] (country | dialling | international) code {form=national} | (starting | start | beginning) with [a | the] + {form=international}
  | [eg | e g | for example | like | such as] + <#a> [<#b>] [<#c>] [<#d>] [<#e>] {form=international} | (eg | e g | for example | like | such as) <#a> [<#b>] [<#c>] | (must | should) (begin | start) [with] 07 {only=GB} {form=national} | digits only {form=digits} | numbers only {form=digits} | no spaces {form=digits} | without spaces {form=digits}
  | (start | starting | begin | beginning) with + and [the | your] country code {form=international}
use-phone = (we can | to) (text | text you on | message you on) | (that | which | where | on which | at which) (we | you) can (call | reach | contact | ring | phone) [you] during the day | during the day | (that | which | where | on which | at which) (we | you) can (call | reach | contact | ring | phone | be reached | be contacted) [you] [on | at] | (we can | we should | we may) (call | reach | contact | ring | phone | use) [you] [on | at] | to (call | reach | contact | ring | phone) you [on | at]
  | (where | at which | on which) you can be (reached | contacted) | you can be (reached | contacted) on
thing = (uk | british) {only=GB} <phone> {asks=phone} | irish {only=IE} <phone> {asks=phone} | (phone | telephone) [device] type {asks=phone-type} | type of (phone | telephone) [number] {asks=phone-type} | (phone | number) type {asks=phone-type}
  | [<which-phone>] <number-word> {asks=phone} {kind=any} <use-phone> | [<which-phone>] <mobile-word> [<phone-word>] <number-word> {asks=phone} {kind=mobile} uk | <phone-word> [<number-word>] {asks=phone} {kind=any} (mobile preferred | preferably mobile | mobile if possible | ideally mobile | mobile or landline) 
  | [<which-phone>] [<which-phone>] <phone> {asks=phone} [<use-phone>] [<purpose>] [<phone-form>] [<phone-form>]
sentence = (what | which) [<phone-word> | <mobile-word>] <number-word> {asks=phone} {kind=any} (should | can | may) we (ring | call | phone | use | text) [you on | to reach you | to call you] | (on | at) (what | which) [<phone-word> | <mobile-word>] <number-word> {asks=phone} {kind=any} (can | should | may) we (reach | call | ring | phone | contact) you | what [<phone-word>] <number-word> {asks=phone} {kind=any} (can | should | may) we (reach | call | ring | phone | contact) you on
  | what is the best <number-word> {asks=phone} {kind=any} (to | for us to) (reach | call | ring | phone | contact) you [on | at] | which <phone> {asks=phone} (can | should) we (call | ring | reach | use) [you on | to call you]
thing = <dial-code> {asks=dial-code} | country {asks=dial-code} (phone | telephone | mobile) | <number-word> {asks=phone} {kind=any} without [the] (country | dialling) code {form=national}
dial-code = country (prefix | code) (for | of) [your] (phone | telephone | mobile) [number] | [your] (country | international | national) (dialling | dialing | dial | calling | phone | telephone) (code | prefix) | (dialling | dialing | dial | calling) (code | prefix) | (phone | telephone | mobile) [number] (country | dialling | dialing | dial) (code | prefix) | (phone | telephone | mobile) (code | prefix)
  | international (code | prefix) | country code [of | for] [your] (phone | telephone | mobile) [number] | country (code | prefix) of your (phone | telephone | mobile) number | (country phone | phone country) (code | prefix) | country code (phone | mobile | telephone)
  | country code {bare}
phone-place = [<lead>] (<number-word> | [<which-phone>] <phone-word> | local number | subscriber number) {asks=phone} [<phone-form>] [<tail>] | [<lead>] <dial-code> {asks=dial-code} | [<lead>] country {asks=dial-code}
purpose-word = for | all | any | correspondence | communication | communications | contact | contacting | you | this | application | applications | about | regarding | concerning | relating | to | recruitment | purposes | updates | update | notifications | interview | interviews | invite | invites | invitation | invitations | we | can | should | may | will | could | use | send | reach | call | ring | text | write | on | at | that | which | where | so | if | need | during | process | by | us | in | touch | get | with | be | contacted | reached | best | check | regularly | often | frequently | most | read | have | access | are | when | replies | reply | our | and | of | and | preferably | ideally | progress | outcome | keep | informed | prefer
purpose-words = <purpose-word> [<purpose-words>]
email-kind = preferred | best | main | primary | current | personal | private | contact | active | valid | home | usual | own | up to date | non work | not work | regular
thing = [<email-kind>] [<email-kind>] <email> {asks=email} <purpose-words> | [<email-kind>] [<email-kind>] <email> {asks=email} [<purpose-words>] not work [email] | [<which-phone>] [<which-phone>] [contact] <phone> {asks=phone} <purpose-words> [<phone-form>] | [<which-phone>] (contact | number) [number] {asks=phone} {kind=any} <purpose-words>
email = adresse electronique | electronic mail [address] | courriel | email [address] id | mail address | seoladh riomhphoist | seoladh r phoist | riomhphost | e phost | cyfeiriad ebost
sentence = (what | which) is the best (email [address]) {asks=email} [<purpose-words>] | (what | which) is the best <phone> {asks=phone} <purpose-words> | (what | which) <email> {asks=email} <purpose-words> | (what | which) <phone> {asks=phone} <purpose-words> | (at | on) (what | which) <phone> {asks=phone} <purpose-words>
phone = (contact | preferred contact | best contact | main contact) (<phone-word> | <mobile-word>) [<number-word>] {kind=any} | <phone-word> contact [<number-word>] {kind=any} | contact <phone-word> [<number-word>] {kind=any} | <phone-word> <mobile-word> [<number-word>] {kind=mobile} | (mobile contact | contact mobile) [<number-word>] {kind=mobile} | <mobile-word> <phone-word> [<number-word>] {kind=mobile} | personal (<mobile-word> {kind=mobile} | <phone-word> {kind=any}) [<number-word>] | <phone-word> [<number-word>] (mobile | mob) {kind=mobile} | mobile or (phone | phone number | contact number) {kind=any}
thing = (uk | british) {only=GB} <phone> {asks=phone} <uk-form> | irish {only=IE} <phone> {asks=phone} <phone-form> | <phone> {asks=phone} (uk | british) {only=GB} | <phone> {asks=phone} irish {only=IE}
uk-form = [11 digits] [(starting | start | beginning) [with] 07 {form=national}] [no spaces | without spaces]
phone-form = [<#a> digits] (starting | beginning | must start | start) [with] 07 {only=GB} {form=national} | <#a> digits [only] [no spaces | without spaces] {form=digits}
thing = <phone-word> [<number-word>] {asks=phone} {kind=any} excluding [country | international | dialling] (code | prefix) {form=national} | <mobile-word> <number-word> {asks=phone} {kind=mobile} excluding [country | international | dialling] (code | prefix) {form=national}
purpose-word = arrangement | arrangements | arrange | arranging | purpose | matters | related | feedback | next | steps | stage | confirm | confirmation | confirmations | notify | receive | online | assessment | assessments | test | tests
thing = contact <phone-word> [<number-word>] {asks=phone} <hours> {kind=daytime} | [contact] <phone-word> [<number-word>] <hours> {asks=phone} {kind=daytime}
dial-code = country region phone code | country or region (code | phone code) | (country | region) code of (phone | mobile)
thing = contact details <email> {asks=email} | contact details <phone> {asks=phone}
email = adres email | email adresse | adresse mail | correo | email address e bost
phone = (telefon | telefonnummer | telefono | numero de telephone | numero de telefono | numer telefonu | uimhir fhoin | uimhir foin | rhif ffon cyswllt | telefono de contacto | numero di telefono | telefoonnummer | puhelinnumero) {kind=any} | (handynummer | handy | portable | movil | telefone movel | numero de mobile | numero de portable | telefono movil | telefon komorkowy | cellulare) {kind=mobile} | contact <mobile-word> {kind=mobile}
sentence = how (do | can | should) we <email-word> {asks=email} you | drop us your email {asks=email} | (what is | which is) the best (way | number) to (call | phone | ring) you [on] {asks=phone} {kind=any}
no-spaces = no spaces | without spaces | no gaps | no spaces or dashes
with-code = (including | with | include) [international | full] (country | dialling | dialing) code | (in | using) international (format | form) | international (format | form) | (start | starting | beginning) with + [and country code]
phone-form = <no-spaces> [and] <with-code> {form=international-digits} [<shown-spaceless>] | <with-code> [and] <no-spaces> {form=international-digits} [<shown-spaceless>] | [<with-code>] <shown-spaceless> {form=international-digits}
shown-spaceless = plusnumber
message = leave [you] (message | messages | voicemail | voicemails)
use-phone = (on which | at which | where | that | which) (we | you) (can | may | could) <message> [on] | [which] we (can | may) <message> on | for leaving (message | messages)
phone-form = uknumber {only=GB} {form=national} | irishnumber {only=IE} {form=national}
thing = (phone number | mobile or landline) (type | kind) {asks=phone-type} | (type | kind) of (number | phone | contact number) {asks=phone-type} | mobile or landline {asks=phone-type}
sentence = is (this | it | this number | number | phone number) (mobile or landline | landline or mobile) [number] {asks=phone-type}
purpose-word = only | (recruiter | recruiters | team) (should | can | may | will | could) | ring | discuss | details | send | news | look | looked | at | often | usually | daily | rely | quickly | easily | easiest | day | discussing | should | all | throughout | (about | for | regarding | concerning) [this] (job | vacancy) | like | would | questions | query | queries | speak | talk | follow | up | hear | possible | decision | where | text | message | messages
purpose-words = during (office | working | business | school | daytime) hours [<purpose-words>]
phone = contact (phone | telephone) [<number-word>] (home or mobile) {kind=any} | (phone | contact) [<number-word>] (home or mobile | mobile or home | landline or mobile | mobile or landline) {kind=any} | (uimhir theagmhala) {kind=any} | (guthan poca | fon poca | uimhir poca) {kind=mobile}
dial-code = phone country
sentence = (what | which) <number-word> {asks=phone} {kind=any} <purpose-words>
email = electronic address
phone-form = (including | with | inc | incl) [the] prefix {form=any}
email = email address ebost
phone-form = (digits | numbers | figures) only [and] [no (spaces or + | + or spaces | spaces and no + | spaces or plus | plus or spaces | spaces or plus sign | plus sign or spaces)] {form=digits} | no (spaces or + | + or spaces | spaces or plus sign | spaces or symbols) [digits only] {form=digits}
thing = (home | house) <phone-word> [<number-word>] [or landline] landline {asks=phone} {kind=landline}
sentence = how can we get hold of you by <email-word> {asks=email}
sentence = (what | which) <number-word> (should | can | may | will) (recruiter | recruiters | recruitment team | hiring team) (ring | call | phone | use) [you on] {asks=phone} {kind=any}
thing = [<which-phone>] <phone> {asks=phone} <purpose-words> (uk | british) [mobile | phone] number only {only=GB}
phone-form = (start | starting | begin | beginning | starts) [with] [a] 0 {form=national}
phone-form = (eg) + <#a> {form=international}
thing = (mobile or landline | landline or mobile | phone or mobile | mobile or phone) [number] {asks=phone} {kind=any} [at least one | one is enough | either]
`
