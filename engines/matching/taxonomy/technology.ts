import type { Field } from './taxonomy.ts'

/** Software, data, networks, support, security, and the people who lead and test it. */
export const technology: Field = {
  skills: `
    # languages
    Java, Java SE, Core Java, Java 8, Java 11, Java 17 > object-oriented programming ~ Kotlin, C#
    Kotlin > object-oriented programming ~ Java
    Scala ~ Java
    C#, C Sharp, CSharp > object-oriented programming, .NET ~ Java, VB.NET
    .NET, dotnet, .NET Core, .NET framework, ASP.NET, ASP.NET Core, ASP.NET MVC, .NET MVC
    VB.NET, Visual Basic, VB, VB6 ~ C#
    VBA, Excel macros, Visual Basic for Applications, macros ~ VB.NET
    C++, C/C++, Visual C++ > object-oriented programming ~ C programming
    C programming, !?C, embedded C, ANSI C ~ C++
    Python, Python 3 ~ Ruby
    pandas > Python
    NumPy > pandas
    Django > Python, web development
    !Flask > Django
    FastAPI > Django
    !?R, R programming, R Studio, RStudio, tidyverse, ggplot2, R Shiny, language R > statistics ~ Python, SAS
    SAS, SAS programming, Base SAS, SAS Enterprise Guide ~ SPSS
    SPSS > statistics ~ SAS, Stata
    Stata > statistics ~ SPSS
    MATLAB, Simulink
    JavaScript, !JS, ECMAScript, ES6 > web development ~ TypeScript
    TypeScript > JavaScript
    !React, React.js, ReactJS > JavaScript ~ Angular, Vue
    Redux > React
    Next.js > React
    React Native > JavaScript, mobile development
    Angular, AngularJS, Angular.js > JavaScript ~ React, Vue
    Vue, Vue.js, VueJS, Nuxt > JavaScript ~ React, Angular
    jQuery > JavaScript
    Node.js, NodeJS, Node JS > JavaScript
    !?Express.js > Node.js
    NestJS > Node.js
    HTML, HTML5, XHTML > web development
    CSS, CSS3, !LESS > web development
    Sass, SCSS > CSS
    Tailwind > CSS
    Bootstrap > CSS
    PHP ~ Python
    Laravel, Zend, CodeIgniter, CakePHP > PHP
    Symfony > Laravel
    WordPress, content management systems, content management system, !CMS
    Drupal > WordPress
    Joomla > WordPress
    Umbraco > WordPress
    Sitecore > WordPress
    Magento > WordPress
    Ruby, Ruby on Rails, !?Rails
    Golang, !?Go, Go language ~ Python
    Rust programming, !?Rust ~ C++
    Perl ~ Python
    !Bash, shell scripting, shell scripts, Unix shell, scripting ~ PowerShell
    PowerShell > Windows Server ~ Bash
    !?Swift programming, !?Swift, SwiftUI, Objective-C, Objective C, iOS development, iOS > mobile development
    Android development, Android > mobile development
    Flutter, !?Dart > mobile development
    mobile development, mobile apps, mobile app development, mobile applications
    COBOL, mainframe, !JCL, AS400, RPG programming
    Delphi, Pascal
    Groovy
    Haskell, functional programming, Elixir, Clojure, Erlang, F#
    Assembly language, assembler programming
    # software engineering
    software development, software engineering, programming, ?coding, application development, software developer, developing software, writing code, software design
    object-oriented programming, object oriented, !OOP, object-oriented, design patterns, SOLID principles > software development
    web development, web applications, web developer, front-end development, front end development, front end, frontend, front-end > software development
    full stack development, full stack, full-stack, fullstack > web development
    back-end development, back end, backend, back-end, server-side development > software development
    REST APIs, !REST, RESTful, RESTful APIs, RESTful web services, APIs, API development, API, web services, API integration ~ SOAP
    !SOAP, XML web services, !WSDL ~ REST APIs
    GraphQL ~ REST APIs
    gRPC
    microservices, micro services, microservice architecture
    !?Spring, Spring framework, Spring MVC > Java
    Spring Boot > Spring
    Hibernate, JPA > Java
    J2EE, Java EE, JEE, Jakarta EE, !EJB, JBoss, WebLogic, WebSphere, Tomcat > Java
    Entity Framework, MAUI > C#
    LINQ > Entity Framework
    WPF > Entity Framework
    WCF > Entity Framework
    Blazor > Entity Framework
    Xamarin > Entity Framework
    unit testing
    JUnit > unit testing
    NUnit > unit testing
    Jest > unit testing
    pytest > unit testing
    Mockito > unit testing
    xUnit > unit testing
    Mocha > unit testing
    test-driven development, TDD, test driven development, BDD, behaviour driven development > unit testing
    code review, code reviews, pair programming, clean code
    version control, source control
    Git > version control
    GitHub > Git
    GitLab > Git
    Bitbucket > Git
    Subversion, SVN > version control
    CI/CD, continuous integration, continuous delivery, continuous deployment, CI CD, build pipelines, deployment pipelines > version control ~ DevOps
    Jenkins > CI/CD
    GitHub Actions > CI/CD
    GitLab CI > CI/CD
    TeamCity > CI/CD
    CircleCI > CI/CD
    Azure Pipelines > CI/CD
    DevOps, SRE, site reliability, platform engineering ~ CI/CD
    ?Agile, agile methodology, agile development, agile delivery, agile environment, sprint planning, sprints ~ Kanban
    Scrum, scrum ceremonies > Agile
    Kanban, SAFe agile ~ Agile
    !Waterfall, SDLC, software development lifecycle, software development life cycle
    JIRA, Atlassian, Monday.com
    !?Confluence > JIRA
    !?Trello > JIRA
    !?Asana > JIRA
    Azure DevOps, TFS, Team Foundation Server
    software architecture, system architecture, technical architecture, solution design, architectural design
    solution architecture, solutions architecture > software architecture
    enterprise architecture > software architecture
    domain-driven design, DDD, event-driven architecture, event driven
    message queues, !MQ, Service Bus
    Kafka, Apache Kafka > message queues
    RabbitMQ > message queues
    ActiveMQ > message queues
    distributed systems, high availability, scalability, scalable systems
    embedded systems, embedded software, firmware, RTOS, microcontrollers, embedded development ~ C programming
    FPGA, ASIC
    VHDL > FPGA
    Verilog > FPGA
    games development, game development
    !?Unity > games development
    Unreal Engine, Unreal > games development
    computer vision
    OpenCV > computer vision
    image processing > computer vision
    robotics, !ROS
    GIS, geographic information systems, geospatial
    ArcGIS > GIS
    QGIS > GIS
    blockchain, Solidity, smart contracts
    UX design, user experience, UX, UX/UI, user experience design, wireframes, wireframing, prototyping, interaction design ~ UI design
    UI design, user interface design, UI, !?Sketch app ~ UX design
    Figma > UI design
    Adobe XD > UI design
    InVision > UI design
    Axure > UI design
    user research, usability testing, user testing, user interviews ~ UX design
    accessibility standards, WCAG, web accessibility
    SEO technical, site speed
    # data
    SQL, T-SQL, TSQL, PL/SQL, PLSQL, SQL queries, structured query language, stored procedures
    SQL Server, Microsoft SQL Server, MS SQL, MSSQL, SSMS > SQL ~ Oracle Database, PostgreSQL, MySQL
    SSIS, SQL Server integration services, SQL Server reporting services > SQL Server
    SSRS > SSIS
    SSAS > SSIS
    Oracle Database, !?Oracle, Oracle DB, Oracle 12c > SQL ~ SQL Server
    PostgreSQL, Postgres > SQL ~ MySQL, SQL Server
    MySQL, MariaDB > SQL ~ PostgreSQL
    NoSQL, CouchDB
    MongoDB > NoSQL
    DynamoDB > NoSQL
    Cassandra > NoSQL
    Cosmos DB, CosmosDB > NoSQL
    Redis > NoSQL
    Couchbase > NoSQL
    Elasticsearch, ELK, Elastic stack, Solr
    Kibana > Elasticsearch
    Logstash > Elasticsearch
    Power BI, PowerBI, !DAX, Power Query > data visualisation ~ Tableau, Qlik
    Tableau > data visualisation ~ Power BI, Qlik, Looker
    Qlik, QlikView, Qlik Sense > data visualisation ~ Power BI, Tableau
    !Looker, Looker Studio, Google Data Studio > data visualisation ~ Tableau
    data visualisation, dashboards, data visualization, dashboard, reporting dashboards, visualisation
    business intelligence, !BI, BI tools, MI reporting, management information, BI reporting ~ data visualisation
    Cognos > business intelligence
    Business Objects > business intelligence
    MicroStrategy > business intelligence
    ETL, ELT, data pipelines, extract transform load, data integration, data pipeline, SSIS packages
    Informatica > ETL
    !?Talend > ETL
    data warehousing, data warehouse, data warehouses, data lake, data marts, Kimball, lakehouse, dimensional modelling, star schema > SQL
    data modelling, data modeling, data models, data model
    data engineering, data engineer > ETL
    !Snowflake > SQL, data warehousing ~ BigQuery, Redshift
    BigQuery, Google BigQuery > SQL, data warehousing ~ Snowflake, Redshift
    Redshift, Amazon Redshift > SQL, data warehousing ~ Snowflake
    dbt, data build tool > SQL
    Databricks > Spark, data engineering
    !Spark, Apache Spark, PySpark, Spark SQL ~ Hadoop
    Hadoop, !?Hive ~ Spark
    HDFS > Hadoop
    MapReduce > Hadoop
    Airflow, Apache Airflow, Dagster, !?Prefect ~ ETL
    Azure Data Factory, ADF, !?Synapse, Azure Synapse, Microsoft Fabric > Azure, ETL
    data science, data scientist, data-driven insights ~ machine learning
    machine learning, ML, ML models, machine learning models, predictive modelling, predictive models, predictive analytics, supervised learning ~ deep learning
    scikit-learn, sklearn > machine learning
    XGBoost > machine learning
    deep learning, neural networks > machine learning
    TensorFlow > deep learning
    PyTorch > deep learning
    !Keras > deep learning
    natural language processing, NLP, text mining > machine learning
    spaCy > natural language processing
    NLTK > natural language processing
    generative AI, LLMs, large language models, GenAI, LLM ~ machine learning
    LangChain > generative AI
    prompt engineering > generative AI
    OpenAI, ChatGPT > generative AI
    artificial intelligence, AI, AI models, AI solutions ~ machine learning
    MLOps, model deployment > machine learning
    MLflow > MLOps
    SageMaker > MLOps
    Vertex AI > MLOps
    statistics, statistical analysis, statistical modelling, statistical methods, statistical techniques, Bayesian, forecasting models ~ data science
    ?regression > statistics
    hypothesis testing > statistics
    time series > statistics
    A/B testing, AB testing, ?experimentation, split testing
    data quality, data cleansing, data cleaning, data validation, data integrity
    data governance, master data management, MDM, data management, data stewardship, metadata
    data migration, data mapping, migrating data
    big data, large datasets, large data sets
    web scraping, data extraction
    web analytics
    Google Analytics, GA4 > web analytics
    Adobe Analytics > web analytics
    Google Tag Manager > web analytics
    Alteryx, KNIME ~ ETL
    quantitative analysis, quantitative modelling, quant
    # cloud and infrastructure
    AWS, Amazon Web Services, !?Lambda, ECS Fargate > cloud computing ~ Azure, Google Cloud
    EC2 > AWS
    S3 > AWS
    AWS Lambda > AWS
    CloudFormation > AWS
    Azure, Microsoft Azure, Azure cloud > cloud computing ~ AWS, Google Cloud
    Google Cloud, GCP, Google Cloud Platform > cloud computing ~ AWS, Azure
    cloud computing, cloud platforms, cloud, cloud infrastructure, cloud technologies, cloud services, cloud migration, cloud native
    Terraform, infrastructure as code, IaC, Bicep, Pulumi ~ Ansible
    Ansible, !?Puppet, !?Chef configuration, configuration management, SaltStack ~ Terraform
    Docker, containers, containerisation, containerization, Podman
    Kubernetes, K8s, AKS, EKS, !Helm, OpenShift, container orchestration > Docker
    Linux, Unix, Linux administration
    Red Hat, RHEL > Linux
    Ubuntu > Linux
    CentOS > Linux
    Debian > Linux
    Solaris > Linux
    AIX > Linux
    Windows Server, Windows Server 2016, Windows Server 2019, Windows Server 2012
    Windows 10, Windows 11, Windows 7, Windows desktop, Microsoft Windows, Windows operating systems, desktop operating systems
    Active Directory, !AD, Group Policy, GPO, Azure AD, Entra ID, Entra, user account administration, Azure Active Directory, account administration
    !?Exchange, Microsoft Exchange, Exchange Online, Exchange Server, Exchange 2010
    Microsoft 365 administration, Office 365 administration, O365 administration, M365 administration, 365 administration, Office 365 support > Microsoft Office
    !Intune, endpoint management, mobile device management, MDM Intune, Endpoint Manager
    SCCM, MECM > Intune
    Autopilot > Intune
    Jamf > Intune
    SharePoint, SharePoint Online
    Power Platform
    Power Apps, PowerApps > Power Platform
    Power Automate > Power Platform
    Citrix, XenApp, !VDI
    remote desktop services, !RDS, terminal services > Citrix
    VMware, virtualisation, virtualization
    Hyper-V > VMware
    vSphere, ESXi > VMware
    storage area networks, !SAN, !NAS, Commvault
    Veeam > storage area networks
    NetApp > storage area networks
    disaster recovery > storage area networks
    backup and recovery, backups > storage area networks
    ?networking, computer networks, network administration, network support, network infrastructure, LAN, !WAN, LAN/WAN, network engineering, switches, networking basics, network protocols
    DNS > networking
    DHCP > networking
    VPN > networking
    TCP/IP > networking
    routing and switching, routers > networking
    Cisco, Juniper, !BGP, OSPF, Cisco routers, Cisco Meraki, Meraki, Aruba > networking
    firewalls, firewall, Checkpoint, !ASA, WatchGuard ~ cyber security
    Fortinet, FortiGate > firewalls
    Palo Alto > firewalls
    SonicWall > firewalls
    VoIP, telephony, !PBX, Avaya, unified communications, SIP trunks
    wireless networks, Wi-Fi, WiFi, wireless
    structured cabling, data cabling, fibre optic cabling, fibre splicing, cat6, copper cabling, cabling
    telecommunications, telecoms, mobile networks, 5G, 4G LTE, RF engineering, radio networks
    monitoring and observability, CloudWatch, system monitoring
    Grafana > monitoring and observability
    Prometheus > monitoring and observability
    Datadog > monitoring and observability
    Splunk > monitoring and observability
    New Relic > monitoring and observability
    Dynatrace > monitoring and observability
    Nagios > monitoring and observability
    SolarWinds > monitoring and observability
    capacity planning, performance tuning, performance optimisation, query optimisation
    # support and service
    IT support, technical support, desktop support, end user support, 1st line support, 2nd line support, first line support, second line support, 1st line, 2nd line, 1st/2nd line support, IT helpdesk, helpdesk, help desk, service desk, IT service desk, deskside support, support tickets, ICT system problems, ICT support, 1st 2nd line support, IT technical support
    3rd line support, third line support, 3rd line, escalations support > IT support
    troubleshooting, fault finding IT, diagnosing faults, technical troubleshooting, resolve technical issues, diagnose and resolve, troubleshoot, root cause analysis ~ IT support
    ticketing systems, Freshservice, ticketing system, ICT ticketing system, !?Remedy, Service Desk Plus, call logging
    ServiceNow > ticketing systems
    Zendesk > ticketing systems
    Freshdesk > ticketing systems
    Jira Service Management, Jira Service Desk > ticketing systems
    ManageEngine > ticketing systems
    incident management, major incident management, incident response, IT incidents ~ IT service management
    problem management > incident management
    IT service management, ITSM, SLAs, SLA, service level agreements ~ ITIL
    hardware support, PC hardware, hardware installation, laptops and desktops, printers, PC build, hardware and software, desktops laptops, imaging machines, hardware troubleshooting, peripherals, hardware repair
    software installation, software deployment, installing software, patching, patch management
    application support, production support, applications support ~ IT support
    system administration, systems administration, sysadmin, server administration, server support, managing servers, servers, infrastructure support
    asset management IT, hardware asset management, IT asset management
    # security
    cyber security, cybersecurity, information security, IT security, security best practices, infosec
    network security > cyber security
    application security > cyber security
    cloud security > cyber security
    penetration testing, pen testing, ethical hacking > cyber security
    Burp Suite > penetration testing
    Nessus > penetration testing
    vulnerability management, vulnerability assessment, vulnerability scanning > penetration testing
    OWASP > penetration testing
    SIEM, SOC analyst, security operations, security monitoring, Sentinel SIEM, QRadar, security incidents, Microsoft Sentinel > cyber security
    threat intelligence, threat hunting > SIEM
    identity and access management, IAM, privileged access management, access management, access control systems IT
    Okta > identity and access management
    CyberArk > identity and access management
    single sign on, SSO > identity and access management
    OAuth, SAML > identity and access management
    ISO 27001, information security management, !GRC > cyber security
    Cyber Essentials > ISO 27001
    NIST > ISO 27001
    PCI DSS > ISO 27001
    SOC 2 > ISO 27001
    endpoint security, antivirus, EDR, endpoint protection > cyber security
    CrowdStrike > endpoint security
    Microsoft Defender > endpoint security
    digital forensics, malware analysis, reverse engineering
    encryption, cryptography, PKI
    # analysis, testing, delivery
    business analysis, business analyst, requirements gathering, gathering requirements, requirements analysis, requirements elicitation, business requirements, user stories, eliciting requirements, functional specifications, requirements documentation
    process mapping, business process modelling, process modelling, process maps, as-is and to-be, business process mapping, business process re-engineering
    BPMN > process mapping
    Visio > process mapping
    user acceptance testing, UAT
    software testing, test plans, manual testing, test cases, functional testing, regression testing, test scripts, system testing, testing software, QA testing, test strategy, integration testing, exploratory testing, defect management
    test automation, automated testing, !?Cypress, !?Playwright, !?Cucumber, automation testing, !?Postman, automated tests > software testing
    Selenium > test automation
    Appium > test automation
    SpecFlow > test automation
    performance testing, load testing > software testing
    JMeter > performance testing
    LoadRunner > performance testing
    product management, product owner, product roadmap, product backlog, backlog management, product strategy, product ownership, product development roadmap, ?roadmap
    scrum master role, scrum mastering > Agile
    IT project management, technical project management, software projects, ICT projects, technology projects, delivery management > project management
    release management, deployment management, change control IT
    technical documentation, technical writing, user guides, knowledge base articles
    ERP systems, !ERP
    SAP, SAP ERP, SAP ECC > ERP systems
    SAP S/4HANA, SAP HANA > SAP
    ABAP > SAP
    Oracle ERP, Oracle Fusion, Oracle EBS, Oracle e-business suite, Oracle applications > ERP systems
    PeopleSoft > Oracle ERP
    JD Edwards > Oracle ERP
    Microsoft Dynamics, Dynamics AX, Dynamics CRM > ERP systems
    Dynamics 365, D365 > Microsoft Dynamics
    Business Central, Dynamics NAV > Microsoft Dynamics
    NetSuite, Sage X3, !?Infor > ERP systems
    Epicor > NetSuite
    Salesforce, Salesforce CRM, SFDC, Salesforce administration, Apex code, Salesforce Lightning > CRM systems
    +CRM systems, CRM, customer relationship management, CRM software, CRM system
    +HubSpot > CRM systems
    +Zoho CRM > CRM systems
    ServiceNow development, ServiceNow administration
    RPA, robotic process automation
    UiPath > RPA
    Blue Prism > RPA
    Automation Anywhere > RPA
    IoT, internet of things
    integration platforms, middleware, enterprise integration
    MuleSoft > integration platforms
    BizTalk > integration platforms
    !?Boomi > integration platforms
    Logic Apps, Azure Logic Apps > integration platforms
    electronic trading systems, trading systems, FIX protocol, low latency
    digital transformation, digital services, digital delivery, GDS standards
    open source software
    IT procurement, software licensing, licence management IT
    IT training, training users, end user training
    IT strategy, technology strategy, IT roadmaps
    innovation management, proof of concept, emerging technologies
  `,
  occupations: `
    # software
    software developer, software engineer, developer, programmer, application developer, software development engineer, analyst programmer, developer programmer, computer programmer, software dev, SDE, applications developer, application engineer software, python developer, java developer, .net developer, c# developer, c++ developer, php developer, ruby developer, golang developer, java engineer, python engineer, software programmer, c# .net developer, dotnet developer, .net engineer, c++ engineer, c# software engineer, java software engineer, graduate software engineer, software engineering, sql developer, ruby on rails developer, scala developer, developer java, developer c#, node developer, node.js developer, oracle developer, sharepoint developer, salesforce developer, sap developer, crm developer, dynamics developer, integration developer, test developer, kotlin developer, rust engineer, software craftsman > software development, version control ~ web developer, test engineer, devops engineer, data engineer, solutions architect, technical lead, embedded software engineer
    web developer, front end developer, frontend developer, front-end developer, front end engineer, frontend engineer, full stack developer, fullstack developer, full stack engineer, fullstack engineer, web engineer, javascript developer, react developer, angular developer, ui developer, wordpress developer, drupal developer, magento developer, web programmer, web application developer, full stack software engineer, backend developer, back end developer, backend engineer, back end engineer, back-end developer, typescript developer, javascript engineer, react engineer, ui engineer, html developer, webmaster, full stack web developer, full stack software developer > software development, web development, version control, HTML, CSS, JavaScript ~ software developer, mobile developer, ux designer
    mobile developer, ios developer, android developer, mobile app developer, ios engineer, android engineer, app developer, flutter developer, react native developer, mobile application developer > software development, mobile development ~ software developer, web developer
    embedded software engineer, embedded engineer, firmware engineer, embedded developer, embedded c engineer, fpga engineer, embedded systems engineer > embedded systems, software development, C programming ~ software developer, electronics engineer
    games developer, game developer, games programmer, gameplay programmer, unity developer, game designer > games development, software development ~ software developer
    technical lead, tech lead, lead developer, lead software engineer, lead engineer software, software development manager, engineering manager software, head of engineering software, development manager software, software engineering manager, software team lead, principal software engineer, development team leader, lead software developer, staff software engineer > software development, version control, software architecture ~ software developer, solutions architect
    solutions architect, solution architect, technical architect, enterprise architect, software architect, data architect, cloud architect, infrastructure architect, security architect, systems architect, integration architect, application architect, it architect, business architect, azure architect, aws architect > software architecture ~ technical lead, devops engineer, data engineer
    devops engineer, site reliability engineer, sre, platform engineer, cloud engineer, build engineer, release engineer, infrastructure as code engineer, devsecops engineer, azure engineer, aws engineer, cloud infrastructure engineer, azure cloud engineer, aws cloud engineer, devops, kubernetes engineer, azure devops engineer, release manager > CI/CD, cloud computing, Linux, DevOps ~ systems administrator, software developer
    test engineer, software tester, qa engineer, test analyst, qa analyst, quality assurance engineer, automation tester, test automation engineer, automation engineer software, sdet, qa tester, software test engineer, qa test engineer, tester, uat tester, test manager, test lead, qa lead, quality assurance analyst, software quality engineer, software qa, qa automation engineer, lead qa engineer, penetration test manager, performance tester, uat analyst, game tester > software testing ~ software developer, business analyst
    # data
    data analyst, analytics analyst, insight analyst, insights analyst, bi analyst, business intelligence analyst, reporting analyst, mi analyst, information analyst, data insights analyst, data insight analyst, analytics consultant, data and insight analyst, performance analyst, customer insight analyst, data reporting analyst, sql analyst, marketing data analyst, product analyst, people analyst, web analyst, power bi analyst, data analytics analyst, commercial data analyst, business data analyst, data & insight analyst, management information analyst, operations data analyst, decision analyst, data quality analyst, bi developer, business intelligence developer, power bi developer, tableau developer, hr data analyst, graduate data analyst, data insights specialist, data & reporting analyst, digital analyst, crm analyst, customer data analyst, research data analyst, data specialist, analytics manager, data manager, data analytics manager, bi manager, reporting manager, insight manager, head of data, head of analytics > SQL, data analysis, Microsoft Excel, data visualisation ~ data scientist, data engineer, business analyst, statistician, financial analyst
    data scientist, machine learning scientist, data science consultant, applied scientist, decision scientist, data science manager, research data scientist, head of data science, graduate data scientist, quantitative analyst, quant analyst, quantitative researcher, quantitative developer, nlp scientist > Python, statistics, machine learning, data science ~ data analyst, machine learning engineer, statistician, data engineer
    machine learning engineer, ml engineer, ai engineer, artificial intelligence engineer, mlops engineer, deep learning engineer, computer vision engineer, nlp engineer, generative ai engineer, ai developer, ai ml engineer, ai researcher, machine learning researcher, ai specialist, ai consultant, ai solutions engineer, ai programmer > Python, machine learning, software development ~ data scientist, software developer, data engineer
    data engineer, big data engineer, etl developer, analytics engineer, data warehouse developer, data platform engineer, data pipeline engineer, azure data engineer, aws data engineer, data developer, data warehouse engineer, data integration engineer, databricks engineer, snowflake engineer, gcp data engineer, data migration engineer, cloud data engineer, data engineering manager, etl engineer > SQL, ETL, data engineering, Python ~ data analyst, software developer, database administrator, machine learning engineer
    database administrator, dba, sql dba, oracle dba, sql server dba, database developer, database engineer, database analyst, database manager, sql database administrator > SQL, database management ~ data engineer, systems administrator
    statistician, biostatistician, statistical analyst, statistical programmer, medical statistician > statistics ~ data scientist, data analyst, actuary
    gis analyst, gis technician, gis developer, gis specialist, gis officer, gis consultant > GIS ~ data analyst
    data governance manager, data governance analyst, data steward, data protection officer, information governance officer, information governance manager, data privacy manager, records manager > data governance, data protection ~ compliance officer
    # infrastructure and support
    it support engineer, it support analyst, it support technician, it technician, service desk analyst, helpdesk analyst, help desk analyst, desktop support engineer, desktop support analyst, 1st line support engineer, 2nd line support engineer, 1st line support analyst, 2nd line support analyst, service desk engineer, helpdesk technician, it support officer, it support specialist, technical support engineer, technical support analyst, desktop engineer, it helpdesk analyst, it service desk analyst, ict technician, it engineer, support engineer, 2nd line engineer, 1st line engineer, second line support engineer, first line support engineer, field service engineer it, deskside engineer, 3rd line support engineer, third line support engineer, 3rd line engineer, it support, it support assistant, it administrator, ict support technician, helpdesk engineer, help desk engineer, technical support specialist, it analyst, helpdesk support, support analyst, application support analyst, application support engineer, applications support analyst, it operations analyst, network technician, computer technician, pc technician, service desk team leader, service desk manager, helpdesk manager, it systems technician, service desk technician, 1st line support, 2nd line support, it support desk analyst, technical support executive, it service engineer, ict support officer, ict support engineer, 1st/2nd line support engineer, 2nd/3rd line support engineer, desktop support technician, desktop analyst, it support consultant, product support analyst, technical support agent, 1st line technician, 1st line service desk analyst, 2nd line service desk analyst, 2nd line technician, 3rd line technician, msp engineer, it assistant, service delivery technician > IT support, Windows 10, troubleshooting, Active Directory, hardware support ~ systems administrator, network engineer, it manager
    systems administrator, system administrator, sysadmin, infrastructure engineer, windows engineer, server engineer, linux engineer, linux administrator, systems engineer it, infrastructure analyst, windows systems administrator, unix administrator, vmware engineer, citrix engineer, exchange engineer, infrastructure support engineer, it systems administrator, it infrastructure engineer, linux systems administrator, windows server engineer, it systems engineer, office 365 engineer, m365 engineer, intune engineer, wintel engineer, storage engineer, backup engineer, middleware engineer, infrastructure consultant, infrastructure technician, infrastructure systems administrator, cloud administrator, infrastructure specialist > system administration, networking, Active Directory ~ it support engineer, devops engineer, network engineer
    network engineer, network administrator, network analyst, cisco engineer, network support engineer, network security engineer, network architect, network designer, wireless engineer, telecoms engineer, telecommunications engineer, voip engineer, network operations engineer, noc engineer, lan engineer, rf engineer, network manager, telecom engineer, network consultant, noc analyst, fibre engineer, broadband engineer, voice engineer > networking, Cisco ~ systems administrator, it support engineer, cyber security analyst, data cabling engineer
    cyber security analyst, security analyst, information security analyst, soc analyst, cyber security engineer, security engineer, penetration tester, information security manager, information security officer, cyber security consultant, security consultant it, ethical hacker, it security analyst, it security manager, cyber security manager, ciso, cyber analyst, security operations analyst, cyber security specialist, threat analyst, vulnerability analyst, head of information security, security operations centre analyst, cyber threat analyst, incident responder, grc analyst, information security consultant, iam engineer, application security engineer, cloud security engineer > cyber security ~ network engineer, systems administrator
    it manager, ict manager, it service manager, head of it, it director, it operations manager, infrastructure manager, it team leader, service delivery manager, it infrastructure manager, it support manager, cio, cto, chief technology officer, chief information officer, head of technology, technology director, it service delivery manager, technical services manager it, incident manager, problem manager, it support team leader, technical manager it, head of infrastructure, it change manager, it lead, network & infrastructure manager > IT service management, IT strategy ~ it support engineer, systems administrator, it project manager
    data cabling engineer, data engineer cabling, structured cabling engineer, fibre optic engineer, cable installer, cabling engineer > structured cabling ~ network engineer, electrician
    data centre engineer, data center engineer, data centre technician, data center technician, data centre operations technician > hardware support ~ it support engineer, electrician
    # analysis and delivery
    business analyst, it business analyst, systems analyst, system analyst, technical business analyst, business systems analyst, process analyst, functional analyst, change analyst, requirements analyst, agile business analyst, digital business analyst, crm business analyst, project analyst, transformation analyst, lead business analyst, business process analyst, ba > business analysis, process mapping ~ it project manager, product manager, data analyst
    it project manager, technical project manager, delivery manager, scrum master, agile delivery manager, digital project manager, software project manager, agile coach, digital delivery manager, technical delivery manager, agile project manager, delivery lead, infrastructure project manager, ict project manager, it programme manager, technical programme manager, implementation manager, pmo it analyst, software implementation manager, it project coordinator > IT project management, Agile ~ project manager, business analyst, product manager
    product manager, product owner, digital product manager, technical product manager, head of product, senior product manager, product lead, product director, chief product officer, product executive, associate product manager > product management, Agile ~ business analyst, it project manager
    ux designer, ui designer, ux/ui designer, product designer, user experience designer, interaction designer, user researcher, ux researcher, service designer, ui ux designer, ux ui designer, ux architect, ux consultant, digital designer, web designer, user interface designer, ux writer, content designer, digital product designer > UX design, UI design ~ graphic designer, web developer
    technical consultant, erp consultant, sap consultant, sap analyst, dynamics consultant, salesforce consultant, salesforce administrator, crm consultant, functional consultant, implementation consultant, systems consultant, oracle consultant, technical pre-sales consultant, presales consultant, solutions consultant, solutions engineer, sap functional consultant, dynamics 365 consultant, erp manager, erp analyst, software consultant, sap fico consultant, servicenow consultant, servicenow developer, salesforce business analyst, crm manager systems, business systems manager, erp support analyst, d365 consultant, netsuite consultant, it consultant, pre-sales engineer, sales engineer software, application consultant, crm administrator, systems support analyst, business applications manager, rpa developer, power platform developer, power apps developer, low code developer > ERP systems ~ business analyst, software developer
    technical author, technical writer, documentation specialist, documentation manager > technical documentation
  `,
}
