const later = document.querySelector('head>noscript');

if (later) later.outerHTML = later.textContent;
