import type { Meaning } from './meaning.ts'

/** Software, systems and data. */
export const technology: readonly Meaning[] = [
  { names: ['information technology', 'IT'] },
  { names: ['software engineer', 'software developer'], finds: ['programmer'] },
  { names: ['software engineering', 'software development'], finds: ['software engineer', 'software developer'] },
  { names: ['web developer'], finds: ['web development', 'web engineer'] },
  { names: ['Golang', 'go developer', 'go engineer', 'go lang'] },
  { names: ['Amazon Web Services', 'AWS'] },
  { names: ['Google Cloud', 'GCP', 'google cloud platform'] },
  { names: ['artificial intelligence', 'AI'] },
  { names: ['machine learning', 'ML'] },
  { names: ['user experience', 'UX'] },
  { names: ['user interface', 'UI'] },
  { names: ['business intelligence', 'BI'] },
  { names: ['database administrator', 'DBA', 'SQL DBA'] },
  { names: ['site reliability engineer', 'SRE', 'site reliability engineering'] },
  { names: ['systems administrator', 'system administrator', 'sysadmin', 'sys admin'] },
  { names: ['service desk', 'help desk'], finds: ['IT support'] },
  { names: ['IT support', 'desktop support'], finds: ['helpdesk', 'service desk', '1st line', '2nd line'] },
  { names: ['software tester', 'test engineer', 'QA engineer', 'QA tester', 'QA analyst', 'test analyst', 'SDET'] },
  { names: ['penetration tester', 'pen tester', 'pentester', 'ethical hacker'] },
  { names: ['cyber security', 'cybersecurity', 'information security', 'infosec'] },
  { names: ['robotic process automation', 'RPA'] },
]
