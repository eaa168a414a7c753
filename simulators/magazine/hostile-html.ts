/** What somebody might write into a post of a site that was broken into. */
export const hostileHtml = `
<p onclick="alert(1)">این نوشته دست‌کاری شده است.</p>
<script>document.body.innerHTML = ''</script>
<img src="x" onerror="alert(1)">
<iframe src="https://evil.example/"></iframe>
<a href="javascript:alert(1)">پیوند</a>
<svg onload="alert(1)"><a href="https://evil.example/">x</a></svg>
<style>body { display: none }</style>
<form action="https://evil.example/"><input name="card"></form>
<img src="http://127.0.0.1:1/secret.png">
<p style="position:fixed;inset:0">پایان.</p>`
